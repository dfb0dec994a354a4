typedef unsigned long long size_t; typedef long long ptrdiff_t; typedef long long ssize_t;
typedef long long int64_t; typedef unsigned long long uint64_t; typedef int int32_t; typedef unsigned int uint32_t;
typedef short int16_t; typedef unsigned short uint16_t; typedef signed char int8_t; typedef unsigned char uint8_t;

const int INT_MAX = 2147483647; const int INT_MIN = -2147483647 - 1; const unsigned int UINT_MAX = 4294967295u;
const long long LLONG_MAX = 9223372036854775807LL; const long long LLONG_MIN = -9223372036854775807LL - 1;
const long long LONG_MAX = 9223372036854775807LL; const long long LONG_MIN = -9223372036854775807LL - 1;
const unsigned long long ULLONG_MAX = 18446744073709551615ULL;
const long long INT64_MAX = 9223372036854775807LL; const int INT32_MAX = 2147483647;
const int CHAR_BIT = 8; const int CHAR_MAX = 127; const int CHAR_MIN = -128; const int SHRT_MAX = 32767; const int SHRT_MIN = -32768;
const int EOF = -1; const double M_PI = 3.14159265358979323846; const double DBL_MAX = 1.7976931348623157e308; const double DBL_EPSILON = 2.220446049250313e-16;
const int EXIT_SUCCESS = 0; const int EXIT_FAILURE = 1; const int RAND_MAX = 2147483647;

template<class S> struct function; template<class T> struct tuple; template<class T> struct __buf; template<class P> struct __tree;
struct __bytes; struct string; template<class T> struct __rev_it; template<class P> struct __tree_it; template<class P> struct __set_it; template<class T> struct vector;
template<class T> struct numeric_limits { T unused; };

template<class A, class B> struct pair {
  A first; B second;
  typedef A first_type; typedef B second_type;
};
template<class A> struct __tuple1 { A a; };
template<class A, class B> struct __tuple2 { A a; B b; };
template<class A, class B, class C> struct __tuple3 { A a; B b; C c; };
template<class A, class B, class C, class D> struct __tuple4 { A a; B b; C c; D d; };
template<class A, class B, class C, class D, class E> struct __tuple5 { A a; B b; C c; D d; E e; };
template<class A, class B, class C, class D, class E, class F> struct __tuple6 { A a; B b; C c; D d; E e; F f; };

template<class A, class B> bool operator<(const pair<A, B>& x, const pair<A, B>& y) {
  if (x.first < y.first) return true;
  if (y.first < x.first) return false;
  return x.second < y.second;
}
template<class A, class B> bool operator==(const pair<A, B>& x, const pair<A, B>& y) { return x.first == y.first && x.second == y.second; }
template<class A, class B, class C> bool operator<(const __tuple3<A, B, C>& x, const __tuple3<A, B, C>& y) {
  if (x.a < y.a) return true;
  if (y.a < x.a) return false;
  if (x.b < y.b) return true;
  if (y.b < x.b) return false;
  return x.c < y.c;
}
template<class A, class B, class C> bool operator==(const __tuple3<A, B, C>& x, const __tuple3<A, B, C>& y) { return x.a == y.a && x.b == y.b && x.c == y.c; }

template<class T> void get(T& t);
struct greater_any { int unused; };
template<class T = greater_any> struct less { int unused; template<class A, class B> inline bool operator()(const A& a, const B& b) const { return a < b; } };
template<class T = greater_any> struct greater { int unused; template<class A, class B> inline bool operator()(const A& a, const B& b) const { return a > b; } };

template<class T> __native void __swap_slots(T& a, T& b);
template<class T> inline void swap(T& a, T& b) { __swap_slots(a, b); }
template<class T> const T& max(const T& a, const T& b) { return a < b ? b : a; }
template<class T> const T& min(const T& a, const T& b) { return b < a ? b : a; }
template<class T, class P> T max(const T& a, const T& b, P less) { return less(a, b) ? b : a; }
template<class T, class P> T min(const T& a, const T& b, P less) { return less(b, a) ? b : a; }
template<class T> T clamp(const T& x, const T& lo, const T& hi) { return x < lo ? lo : hi < x ? hi : x; }
template<class A, class B> inline pair<A, B> make_pair(A a, B b) { return pair<A, B>{a, b}; }

template<class T, size_t N> struct array {
  T b[N];
  typedef T value_type; typedef T* iterator; typedef const T* const_iterator;
  inline T& operator[](size_t i) { return b[i]; }
  inline T& at(size_t i) { return b[i]; }
  inline size_t size() const { return N; }
  inline bool empty() const { return N == 0; }
  inline T* begin() { return b; }
  inline T* end() { return b + N; }
  inline const T* begin() const { return b; }
  inline const T* end() const { return b + N; }
  inline T& front() { return b[0]; }
  inline T& back() { return b[N - 1]; }
  void fill(const T& x) { for (size_t i = 0; i < N; i++) b[i] = x; }
};
template<class T, size_t N> bool operator==(const array<T, N>& x, const array<T, N>& y) {
  for (size_t i = 0; i < N; i++) if (!(x.b[i] == y.b[i])) return false;
  return true;
}
template<class T, size_t N> bool operator<(const array<T, N>& x, const array<T, N>& y) {
  for (size_t i = 0; i < N; i++) { if (x.b[i] < y.b[i]) return true; if (y.b[i] < x.b[i]) return false; }
  return false;
}

__native double __sqrt(double x); __native double __cbrt(double x); __native double __pow(double x, double y);
__native double __floor(double x); __native double __ceil(double x); __native double __round(double x); __native double __trunc(double x);
__native double __exp(double x); __native double __log(double x); __native double __log2(double x); __native double __log10(double x);
__native double __sin(double x); __native double __cos(double x); __native double __tan(double x); __native double __asin(double x);
__native double __acos(double x); __native double __atan(double x); __native double __atan2(double y, double x);
__native double __fmod(double x, double y); __native double __hypot(double x, double y); __native double __fabs(double x);
inline double sqrt(double x) { return __sqrt(x); }
inline double cbrt(double x) { return __cbrt(x); }
inline double pow(double x, double y) { return __pow(x, y); }
inline double floor(double x) { return __floor(x); }
inline double ceil(double x) { return __ceil(x); }
inline double round(double x) { return __round(x); }
inline double trunc(double x) { return __trunc(x); }
inline long long llround(double x) { return (long long)__round(x); }
inline long long lround(double x) { return (long long)__round(x); }
inline double exp(double x) { return __exp(x); }
inline double log(double x) { return __log(x); }
inline double log2(double x) { return __log2(x); }
inline double log10(double x) { return __log10(x); }
inline double sin(double x) { return __sin(x); }
inline double cos(double x) { return __cos(x); }
inline double tan(double x) { return __tan(x); }
inline double asin(double x) { return __asin(x); }
inline double acos(double x) { return __acos(x); }
inline double atan(double x) { return __atan(x); }
inline double atan2(double y, double x) { return __atan2(y, x); }
inline double fmod(double x, double y) { return __fmod(x, y); }
inline double hypot(double x, double y) { return __hypot(x, y); }
inline double fabs(double x) { return __fabs(x); }
inline int abs(int x) { return x < 0 ? -x : x; }
inline long long abs(long long x) { return x < 0 ? -x : x; }
inline double abs(double x) { return __fabs(x); }
inline long long llabs(long long x) { return x < 0 ? -x : x; }
inline long long labs(long long x) { return x < 0 ? -x : x; }
template<class T> T __gcd(T a, T b) { while (b != 0) { T c = a % b; a = b; b = c; } return a; }
long long __gcd_of(long long a, long long b) { if (a < 0) a = -a; if (b < 0) b = -b; while (b != 0) { long long c = a % b; a = b; b = c; } return a; }
inline int gcd(int a, int b) { return (int)__gcd_of(a, b); }
inline long long gcd(long long a, long long b) { return __gcd_of(a, b); }
int lcm(int a, int b) { if (a == 0 || b == 0) return 0; int r = a / (int)__gcd_of(a, b) * b; return r < 0 ? -r : r; }
long long lcm(long long a, long long b) { if (a == 0 || b == 0) return 0; long long r = a / __gcd_of(a, b) * b; return r < 0 ? -r : r; }

__native int __popcount(unsigned long long x); __native int __ctz(unsigned long long x); __native int __clz(unsigned long long x);
inline int __builtin_popcount(unsigned int x) { return __popcount(x); }
inline int __builtin_popcountll(unsigned long long x) { return __popcount(x); }
inline int __builtin_popcountl(unsigned long long x) { return __popcount(x); }
inline int __builtin_ctz(unsigned int x) { return __ctz(x); }
inline int __builtin_ctzll(unsigned long long x) { return __ctz(x); }
inline int __builtin_clz(unsigned int x) { return __clz(x) - 32; }
inline int __builtin_clzll(unsigned long long x) { return __clz(x); }
inline int __builtin_parity(unsigned int x) { return __popcount(x) & 1; }
__native void __exit(int code); __native void __abort();
inline void exit(int code) { __exit(code); }
inline void abort() { __abort(); }
inline bool isdigit(int c) { return c >= '0' && c <= '9'; }
inline bool isupper(int c) { return c >= 'A' && c <= 'Z'; }
inline bool islower(int c) { return c >= 'a' && c <= 'z'; }
inline bool isalpha(int c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); }
inline bool isalnum(int c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); }
inline bool isspace(int c) { return c == ' ' || (c >= 9 && c <= 13); }
inline bool ispunct(int c) { return (c >= 33 && c <= 47) || (c >= 58 && c <= 64) || (c >= 91 && c <= 96) || (c >= 123 && c <= 126); }
int toupper(int c) { return c >= 'a' && c <= 'z' ? c - 32 : c; }
int tolower(int c) { return c >= 'A' && c <= 'Z' ? c + 32 : c; }
