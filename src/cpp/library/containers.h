template<class T> __native size_t __size(__buf<T> b);
template<class T> __native T& __at(__buf<T> b, long long i);
template<class T> __native void __push(__buf<T>& b, T x);
template<class T> __native void __push_front(__buf<T>& b, T x);
template<class T> __native void __pop(__buf<T>& b);
template<class T> __native void __pop_front(__buf<T>& b);
template<class T> __native void __resize(__buf<T>& b, size_t n, T x);
template<class T> __native void __open(__buf<T>& b, size_t i, size_t n);
template<class T> __native void __close(__buf<T>& b, size_t i, size_t n);
template<class T> __native T* __ptr(__buf<T>& b, size_t i);
template<class T> __native void __range(__buf<T>& b, const T* p, const T* q);
template<class T> __native void __sort(T* p, T* q, bool greater);
template<class T> __native void __reverse(T* p, T* q);
template<class T> __native void __fill_range(T* p, T* q, T x);
template<class T> __native void __heap_push(__buf<T>& b, T x, bool least);
template<class T> __native void __heap_pop(__buf<T>& b, bool least);
template<class T> __native bool __flat();
template<class P> __native int __order();
template<class K> __native int __slots();

template<class T> struct vector {
  __buf<T> b;
  typedef T value_type; typedef T* iterator; typedef const T* const_iterator; typedef size_t size_type;
  vector(size_t n) { __resize(b, n, T()); }
  vector(size_t n, const T& x) { __resize(b, n, x); }
  template<class I> vector(I* p, I* q) { while (p != q) { __push(b, T(*p)); ++p; } }
  template<class I> vector(__tree_it<I> p, __tree_it<I> q) { while (p != q) { __push(b, T(*p)); ++p; } }
  template<class I> vector(__set_it<I> p, __set_it<I> q) { while (p != q) { __push(b, T(*p)); ++p; } }
  template<class I> vector(__rev_it<I> p, __rev_it<I> q) { while (p != q) { __push(b, T(*p)); ++p; } }
  inline void __add(const T& x) { __push(b, x); }
  inline T& operator[](size_t i) { return __at(b, i); }
  inline T& at(size_t i) { return __at(b, i); }
  inline size_t size() const { return __size(b); }
  inline bool empty() const { return __size(b) == 0; }
  inline void push_back(const T& x) { __push(b, x); }
  inline void pop_back() { __pop(b); }
  inline T& back() { return __at(b, (long long)__size(b) - 1); }
  inline T& front() { return __at(b, 0); }
  inline void clear() { __resize(b, 0, T()); }
  inline void resize(size_t n) { __resize(b, n, T()); }
  inline void resize(size_t n, const T& x) { __resize(b, n, x); }
  void assign(size_t n, const T& x) { T y = x; __resize(b, 0, y); __resize(b, n, y); }
  template<class I> void assign(I* p, I* q) { __buf<T> c; while (p != q) { __push(c, T(*p)); ++p; } b = c; }
  void reserve(size_t n) {}
  void shrink_to_fit() {}
  inline size_t capacity() const { return __size(b); }
  inline T* begin() { return __ptr(b, 0); }
  inline T* end() { return __ptr(b, __size(b)); }
  inline const T* begin() const { return __ptr(b, 0); }
  inline const T* end() const { return __ptr(b, __size(b)); }
  inline T* data() { return __ptr(b, 0); }
  inline __rev_it<T> rbegin() { return __rev_it<T>{__ptr(b, __size(b))}; }
  inline __rev_it<T> rend() { return __rev_it<T>{__ptr(b, 0)}; }
  inline void swap(vector<T>& o) { __swap_slots(b, o.b); }
  T* insert(const T* p, const T& x) { T y = x; size_t i = p - __ptr(b, 0); __open(b, i, 1); __at(b, i) = y; return __ptr(b, i); }
  T* insert(const T* p, size_t n, const T& x) { T y = x; size_t i = p - __ptr(b, 0); __open(b, i, n); for (size_t k = 0; k < n; k++) __at(b, i + k) = y; return __ptr(b, i); }
  template<class I> T* insert(const T* p, I* q, I* r) { size_t i = p - __ptr(b, 0); size_t n = r - q; __buf<T> c; while (q != r) { __push(c, T(*q)); ++q; } __open(b, i, n); for (size_t k = 0; k < n; k++) __at(b, i + k) = __at(c, k); return __ptr(b, i); }
  T* erase(const T* p) { size_t i = p - __ptr(b, 0); __close(b, i, 1); return __ptr(b, i); }
  T* erase(const T* p, const T* q) { size_t i = p - __ptr(b, 0); __close(b, i, q - p); return __ptr(b, i); }
};
template<class T> struct __rev_it {
  T* p;
  inline T& operator*() { return *(p - 1); }
  __rev_it<T>& operator++() { --p; return *this; }
  __rev_it<T>& operator--() { ++p; return *this; }
};
template<class T> inline bool operator==(const __rev_it<T>& a, const __rev_it<T>& b) { return a.p == b.p; }
template<class T> inline bool operator!=(const __rev_it<T>& a, const __rev_it<T>& b) { return a.p != b.p; }
template<class T> inline long long operator-(const __rev_it<T>& a, const __rev_it<T>& b) { return b.p - a.p; }
template<class T> inline __rev_it<T> operator+(const __rev_it<T>& a, long long n) { return __rev_it<T>{a.p - n}; }
template<class T> bool operator==(const vector<T>& x, const vector<T>& y) {
  if (x.size() != y.size()) return false;
  for (size_t i = 0; i < x.size(); i++) if (!(x[i] == y[i])) return false;
  return true;
}
template<class T> bool operator<(const vector<T>& x, const vector<T>& y) {
  for (size_t i = 0; i < x.size() && i < y.size(); i++) { if (x[i] < y[i]) return true; if (y[i] < x[i]) return false; }
  return x.size() < y.size();
}

template<class T> struct deque {
  __buf<T> b;
  typedef T value_type; typedef T* iterator; typedef const T* const_iterator;
  deque(size_t n) { __resize(b, n, T()); }
  deque(size_t n, const T& x) { __resize(b, n, x); }
  template<class I> deque(I* p, I* q) { while (p != q) { __push(b, T(*p)); ++p; } }
  inline void __add(const T& x) { __push(b, x); }
  inline T& operator[](size_t i) { return __at(b, i); }
  inline T& at(size_t i) { return __at(b, i); }
  inline size_t size() const { return __size(b); }
  inline bool empty() const { return __size(b) == 0; }
  inline void push_back(const T& x) { __push(b, x); }
  inline void push_front(const T& x) { __push_front(b, x); }
  inline void pop_back() { __pop(b); }
  inline void pop_front() { __pop_front(b); }
  inline T& back() { return __at(b, (long long)__size(b) - 1); }
  inline T& front() { return __at(b, 0); }
  inline void clear() { __resize(b, 0, T()); }
  inline void resize(size_t n) { __resize(b, n, T()); }
  inline T* begin() { return __ptr(b, 0); }
  inline T* end() { return __ptr(b, __size(b)); }
  inline const T* begin() const { return __ptr(b, 0); }
  inline const T* end() const { return __ptr(b, __size(b)); }
  inline __rev_it<T> rbegin() { return __rev_it<T>{__ptr(b, __size(b))}; }
  inline __rev_it<T> rend() { return __rev_it<T>{__ptr(b, 0)}; }
  T* insert(const T* p, const T& x) { T y = x; size_t i = p - __ptr(b, 0); __open(b, i, 1); __at(b, i) = y; return __ptr(b, i); }
  T* erase(const T* p) { size_t i = p - __ptr(b, 0); __close(b, i, 1); return __ptr(b, i); }
};

template<class T, class C = vector<T>> struct stack {
  __buf<T> b;
  inline void push(const T& x) { __push(b, x); }
  inline void pop() { __pop(b); }
  inline T& top() { return __at(b, (long long)__size(b) - 1); }
  inline size_t size() const { return __size(b); }
  inline bool empty() const { return __size(b) == 0; }
  inline void swap(stack<T>& o) { __swap_slots(b, o.b); }
};
template<class T, class C = vector<T>> struct queue {
  __buf<T> b;
  inline void push(const T& x) { __push(b, x); }
  inline void pop() { __pop_front(b); }
  inline T& front() { return __at(b, 0); }
  inline T& back() { return __at(b, (long long)__size(b) - 1); }
  inline size_t size() const { return __size(b); }
  inline bool empty() const { return __size(b) == 0; }
  inline void swap(queue<T>& o) { __swap_slots(b, o.b); }
};
template<class T, class C = vector<T>, class P = less<T>> struct priority_queue {
  __buf<T> b;
  P before;
  priority_queue() {}
  priority_queue(const P& p) { before = p; }
  template<class I> priority_queue(I* p, I* q) { while (p != q) { push(*p); ++p; } }
  void push(const T& x) {
    if (__flat<T>() && __order<P>() != 0) __heap_push(b, x, __order<P>() == 2);
    else {
      __push(b, x);
      size_t i = __size(b) - 1;
      while (i > 0) {
        size_t up = (i - 1) / 2;
        if (!before(__at(b, up), __at(b, i))) return;
        __swap_slots(__at(b, up), __at(b, i));
        i = up;
      }
    }
  }
  void pop() {
    if (__flat<T>() && __order<P>() != 0) __heap_pop(b, __order<P>() == 2);
    else {
      // As the library of g++ does it, so that equal elements leave in the same order there and here.
      long long n = __size(b);
      if (n > 1) { __swap_slots(__at(b, 0), __at(b, n - 1)); __adjust_heap(__ptr(b, 0), 0LL, n - 1, before); }
      __pop(b);
    }
  }
  inline const T& top() const { return __at(b, 0); }
  inline size_t size() const { return __size(b); }
  inline bool empty() const { return __size(b) == 0; }
};

template<size_t N> struct bitset {
  bool b[N];
  bitset() {}
  bitset(unsigned long long x) { for (size_t i = 0; i < N && i < 64; i++) b[i] = x >> i & 1; }
  bitset(const string& s) { size_t n = s.size(); for (size_t i = 0; i < N && i < n; i++) b[i] = s[n - 1 - i] == '1'; }
  inline bool& operator[](size_t i) { return b[i]; }
  inline bool test(size_t i) const { return b[i]; }
  inline size_t size() const { return N; }
  void set() { for (size_t i = 0; i < N; i++) b[i] = true; }
  void set(size_t i, bool x = true) { b[i] = x; }
  void reset() { for (size_t i = 0; i < N; i++) b[i] = false; }
  void reset(size_t i) { b[i] = false; }
  void flip() { for (size_t i = 0; i < N; i++) b[i] = !b[i]; }
  void flip(size_t i) { b[i] = !b[i]; }
  size_t count() const { size_t n = 0; for (size_t i = 0; i < N; i++) n += b[i]; return n; }
  bool any() const { for (size_t i = 0; i < N; i++) if (b[i]) return true; return false; }
  bool none() const { for (size_t i = 0; i < N; i++) if (b[i]) return false; return true; }
  bool all() const { for (size_t i = 0; i < N; i++) if (!b[i]) return false; return true; }
  string to_string() const { string s; for (size_t i = N; i > 0; i--) s.push_back(b[i - 1] ? '1' : '0'); return s; }
  unsigned long long to_ullong() const { unsigned long long x = 0; for (size_t i = 0; i < N && i < 64; i++) if (b[i]) x |= 1ULL << i; return x; }
  inline unsigned long long to_ulong() const { return to_ullong(); }
  void operator&=(const bitset<N>& o) { for (size_t i = 0; i < N; i++) b[i] = b[i] && o.b[i]; }
  void operator|=(const bitset<N>& o) { for (size_t i = 0; i < N; i++) b[i] = b[i] || o.b[i]; }
  void operator^=(const bitset<N>& o) { for (size_t i = 0; i < N; i++) b[i] = b[i] != o.b[i]; }
  void operator<<=(size_t k) { for (size_t i = N; i > 0; i--) b[i - 1] = i - 1 >= k && b[i - 1 - k]; }
  void operator>>=(size_t k) { for (size_t i = 0; i < N; i++) b[i] = i + k < N && b[i + k]; }
  bitset<N> operator~() const { bitset<N> r = *this; r.flip(); return r; }
};
template<size_t N> bitset<N> operator&(const bitset<N>& a, const bitset<N>& o) { bitset<N> r = a; r &= o; return r; }
template<size_t N> bitset<N> operator|(const bitset<N>& a, const bitset<N>& o) { bitset<N> r = a; r |= o; return r; }
template<size_t N> bitset<N> operator^(const bitset<N>& a, const bitset<N>& o) { bitset<N> r = a; r ^= o; return r; }
template<size_t N> bitset<N> operator<<(const bitset<N>& a, int k) { bitset<N> r = a; r <<= k; return r; }
template<size_t N> bitset<N> operator>>(const bitset<N>& a, int k) { bitset<N> r = a; r >>= k; return r; }
template<size_t N> bool operator==(const bitset<N>& a, const bitset<N>& o) { for (size_t i = 0; i < N; i++) if (a.b[i] != o.b[i]) return false; return true; }
