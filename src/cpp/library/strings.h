__native size_t __str_size(__bytes s);
__native char& __char_at(__bytes s, long long i);
__native void __str_push(__bytes& s, char c);
__native void __str_append(__bytes& s, __bytes t);
__native void __str_pop(__bytes& s);
__native void __str_fill(__bytes& s, size_t n, char c);
__native void __str_resize(__bytes& s, size_t n, char c);
__native void __str_cstr(__bytes& s, const char* p);
__native void __str_range(__bytes& s, const char* p, const char* q);
__native void __str_sub(__bytes& to, __bytes s, size_t at, size_t n);
__native size_t __str_find(__bytes s, __bytes t, size_t at);
__native size_t __str_rfind(__bytes s, __bytes t, size_t at);
__native size_t __str_find_of(__bytes s, __bytes t, size_t at, int mode);
__native int __str_cmp(__bytes a, __bytes b);
__native void __str_insert(__bytes& s, size_t at, __bytes t);
__native void __str_erase(__bytes& s, size_t at, size_t n);
__native char* __str_ptr(__bytes& s, size_t i);
__native void __str_of_int(__bytes& s, long long x);
__native void __str_of_uint(__bytes& s, unsigned long long x);
__native void __str_of_real(__bytes& s, double x);
__native long long __str_to_int(__bytes s, int bits, int base);
__native double __str_to_real(__bytes s);

struct string {
  __bytes b;
  typedef char value_type; typedef char* iterator; typedef const char* const_iterator; typedef size_t size_type;
  string() {}
  string(const char* p) { __str_cstr(b, p); }
  string(size_t n, char c) { __str_fill(b, n, c); }
  string(const string& s, size_t at, size_t n = 18446744073709551615ULL) { __str_sub(b, s.b, at, n); }
  string(const char* p, const char* q) { __str_range(b, p, q); }
  string(__rev_it<char> p, __rev_it<char> q) { while (p != q) { __str_push(b, *p); ++p; } }
  inline void __add(char c) { __str_push(b, c); }
  inline char& operator[](size_t i) { return __char_at(b, i); }
  inline char& at(size_t i) { return __char_at(b, i); }
  inline size_t size() const { return __str_size(b); }
  inline size_t length() const { return __str_size(b); }
  inline bool empty() const { return __str_size(b) == 0; }
  inline void push_back(char c) { __str_push(b, c); }
  inline void pop_back() { __str_pop(b); }
  inline char& back() { return __char_at(b, (long long)__str_size(b) - 1); }
  inline char& front() { return __char_at(b, 0); }
  inline void clear() { __str_resize(b, 0, ' '); }
  inline void resize(size_t n) { __str_resize(b, n, '\0'); }
  inline void resize(size_t n, char c) { __str_resize(b, n, c); }
  void reserve(size_t n) {}
  string& assign(size_t n, char c) { __str_resize(b, 0, c); __str_fill(b, n, c); return *this; }
  inline char* begin() { return __str_ptr(b, 0); }
  inline char* end() { return __str_ptr(b, __str_size(b)); }
  inline const char* begin() const { return __str_ptr(b, 0); }
  inline const char* end() const { return __str_ptr(b, __str_size(b)); }
  inline __rev_it<char> rbegin() { return __rev_it<char>{__str_ptr(b, __str_size(b))}; }
  inline __rev_it<char> rend() { return __rev_it<char>{__str_ptr(b, 0)}; }
  inline const char* c_str() const { return __str_ptr(b, 0); }
  inline const char* data() const { return __str_ptr(b, 0); }
  string substr(size_t at = 0, size_t n = 18446744073709551615ULL) const { string r; __str_sub(r.b, b, at, n); return r; }
  inline size_t find(const string& t, size_t at = 0) const { return __str_find(b, t.b, at); }
  size_t find(char c, size_t at = 0) const { string t(1, c); return __str_find(b, t.b, at); }
  inline size_t rfind(const string& t, size_t at = 18446744073709551615ULL) const { return __str_rfind(b, t.b, at); }
  size_t rfind(char c, size_t at = 18446744073709551615ULL) const { string t(1, c); return __str_rfind(b, t.b, at); }
  inline size_t find_first_of(const string& t, size_t at = 0) const { return __str_find_of(b, t.b, at, 0); }
  inline size_t find_first_not_of(const string& t, size_t at = 0) const { return __str_find_of(b, t.b, at, 1); }
  inline size_t find_last_of(const string& t) const { return __str_find_of(b, t.b, 0, 2); }
  inline size_t find_last_not_of(const string& t) const { return __str_find_of(b, t.b, 0, 3); }
  size_t find_first_of(char c, size_t at = 0) const { string t(1, c); return __str_find_of(b, t.b, at, 0); }
  size_t find_first_not_of(char c, size_t at = 0) const { string t(1, c); return __str_find_of(b, t.b, at, 1); }
  size_t find_last_of(char c) const { string t(1, c); return __str_find_of(b, t.b, 0, 2); }
  size_t find_last_not_of(char c) const { string t(1, c); return __str_find_of(b, t.b, 0, 3); }
  inline int compare(const string& t) const { return __str_cmp(b, t.b); }
  string& append(const string& t) { __str_append(b, t.b); return *this; }
  string& append(size_t n, char c) { __str_fill(b, n, c); return *this; }
  string& insert(size_t at, const string& t) { __str_insert(b, at, t.b); return *this; }
  string& insert(size_t at, size_t n, char c) { string t(n, c); __str_insert(b, at, t.b); return *this; }
  char* insert(const char* p, char c) { string t(1, c); size_t i = p - __str_ptr(b, 0); __str_insert(b, i, t.b); return __str_ptr(b, i); }
  string& erase(size_t at = 0, size_t n = 18446744073709551615ULL) { __str_erase(b, at, n); return *this; }
  char* erase(const char* p) { size_t i = p - __str_ptr(b, 0); __str_erase(b, i, 1); return __str_ptr(b, i); }
  char* erase(const char* p, const char* q) { size_t i = p - __str_ptr(b, 0); __str_erase(b, i, q - p); return __str_ptr(b, i); }
  string& replace(size_t at, size_t n, const string& t) { string u = t; __str_erase(b, at, n); __str_insert(b, at, u.b); return *this; }
  inline void swap(string& o) { __swap_slots(b, o.b); }
  string& operator+=(const string& t) { __str_append(b, t.b); return *this; }
  string& operator+=(char c) { __str_push(b, c); return *this; }
};
string operator+(const string& a, const string& t) { string r = a; __str_append(r.b, t.b); return r; }
string operator+(const string& a, char c) { string r = a; __str_push(r.b, c); return r; }
string operator+(char c, const string& a) { string r(1, c); __str_append(r.b, a.b); return r; }
inline bool operator==(const string& a, const string& t) { return __str_cmp(a.b, t.b) == 0; }
inline bool operator!=(const string& a, const string& t) { return __str_cmp(a.b, t.b) != 0; }
inline bool operator<(const string& a, const string& t) { return __str_cmp(a.b, t.b) < 0; }
inline bool operator>(const string& a, const string& t) { return __str_cmp(a.b, t.b) > 0; }
inline bool operator<=(const string& a, const string& t) { return __str_cmp(a.b, t.b) <= 0; }
inline bool operator>=(const string& a, const string& t) { return __str_cmp(a.b, t.b) >= 0; }
string to_string(int x) { string r; __str_of_int(r.b, x); return r; }
string to_string(unsigned int x) { string r; __str_of_uint(r.b, x); return r; }
string to_string(long long x) { string r; __str_of_int(r.b, x); return r; }
string to_string(unsigned long long x) { string r; __str_of_uint(r.b, x); return r; }
string to_string(double x) { string r; __str_of_real(r.b, x); return r; }
int stoi(const string& s, const char* p = nullptr, int base = 10) { return (int)__str_to_int(s.b, 32, base); }
long long stoll(const string& s, const char* p = nullptr, int base = 10) { return __str_to_int(s.b, 64, base); }
long long stol(const string& s, const char* p = nullptr, int base = 10) { return __str_to_int(s.b, 64, base); }
double stod(const string& s) { return __str_to_real(s.b); }
int atoi(const char* p) { int r = 0; int sign = 1; while (isspace(*p)) p++; if (*p == '-') { sign = -1; p++; } else if (*p == '+') p++; while (isdigit(*p)) { r = r * 10 + sign * (*p - '0'); p++; } return r; }
size_t strlen(const char* p) { size_t n = 0; while (*p) { p++; n++; } return n; }
int strcmp(const char* p, const char* q) { while (*p && *p == *q) { p++; q++; } return (int)(unsigned char)*p - (int)(unsigned char)*q; }
char* strcpy(char* p, const char* q) { char* r = p; while (*q) { *p = *q; p++; q++; } *p = '\0'; return r; }
char* strcat(char* p, const char* q) { char* r = p; while (*p) p++; while (*q) { *p = *q; p++; q++; } *p = '\0'; return r; }

struct ostream { int id; };
struct istream { int id; };
struct stringstream {
  int id;
  stringstream() { string s; id = __stream_new(s.b); }
  stringstream(const string& s) { id = __stream_new(s.b); }
  string str() const { string r; __stream_text(id, r.b); return r; }
};
typedef stringstream istringstream; typedef stringstream ostringstream;
__native int __stream_new(__bytes s); __native void __stream_text(int id, __bytes& s); __native void __stream_clear(int id);
__native void __getline(int id, __bytes& s, char end);
__native int __stream_get(int id); __native int __stream_peek(int id); __native void __stream_ignore(int id, long long n, int end);
__native int __put_byte(int c); __native int __get_byte();
ostream cout; ostream cerr; ostream clog; istream cin;
inline int putchar(int c) { return __put_byte(c); }
inline int getchar() { return __get_byte(); }
template<size_t N> ostream& operator<<(ostream& o, const bitset<N>& b) { o << b.to_string(); return o; }
