template<class T, class C> void __adjust_heap(T* p, long long hole, long long n, C c) {
  long long top = hole;
  long long child = hole;
  while (child < (n - 1) / 2) {
    child = 2 * (child + 1);
    if (c(p[child], p[child - 1])) child--;
    __swap_slots(p[hole], p[child]);
    hole = child;
  }
  if ((n & 1) == 0 && child == (n - 2) / 2) {
    child = 2 * (child + 1);
    __swap_slots(p[hole], p[child - 1]);
    hole = child - 1;
  }
  while (hole > top && c(p[(hole - 1) / 2], p[hole])) {
    __swap_slots(p[(hole - 1) / 2], p[hole]);
    hole = (hole - 1) / 2;
  }
}
template<class T, class C> void __heap_sort(T* p, T* q, C c) {
  long long n = q - p;
  for (long long i = (n - 2) / 2; i >= 0; i--) __adjust_heap(p, i, n, c);
  while (n > 1) { n--; __swap_slots(p[0], p[n]); __adjust_heap(p, 0, n, c); }
}
template<class T, class C> void __insertion_sort(T* p, T* from, T* q, C c) {
  for (T* i = from; i < q; ++i) {
    T* j = i;
    if (from == p && j != p && c(*j, *p)) { while (j != p) { __swap_slots(*j, *(j - 1)); --j; } }
    else while (j != p && c(*j, *(j - 1))) { __swap_slots(*j, *(j - 1)); --j; }
  }
}
template<class T, class C> void __introsort_loop(T* p, T* q, int depth, C c) {
  while (q - p > 16) {
    if (depth == 0) { __heap_sort(p, q, c); return; }
    depth--;
    T* a = p + 1;
    T* b = p + (q - p) / 2;
    T* d = q - 1;
    if (c(*a, *b)) {
      if (c(*b, *d)) __swap_slots(*p, *b);
      else if (c(*a, *d)) __swap_slots(*p, *d);
      else __swap_slots(*p, *a);
    }
    else if (c(*a, *d)) __swap_slots(*p, *a);
    else if (c(*b, *d)) __swap_slots(*p, *d);
    else __swap_slots(*p, *b);
    T* l = p + 1;
    T* r = q;
    while (true) {
      while (c(*l, *p)) ++l;
      --r;
      while (c(*p, *r)) --r;
      if (!(l < r)) break;
      __swap_slots(*l, *r);
      ++l;
    }
    __introsort_loop(l, q, depth, c);
    q = l;
  }
}
template<class T, class C> void __introsort(T* p, T* q, C c) {
  long long n = q - p;
  if (n < 2) return;
  int depth = 0;
  for (long long k = n; k > 1; k /= 2) depth += 2;
  __introsort_loop(p, q, depth, c);
  if (n > 16) { __insertion_sort(p, p, p + 16, c); __insertion_sort(p, p + 16, q, c); }
  else __insertion_sort(p, p, q, c);
}
template<class T> inline void sort(T* p, T* q) { __sort_by(p, q, less<T>()); }
template<class T, class C> inline void sort(T* p, T* q, C c) { __sort_by(p, q, c); }
template<class T> inline void stable_sort(T* p, T* q) { __merge_sort(p, q, less<T>()); }
template<class T, class C> inline void stable_sort(T* p, T* q, C c) { __merge_sort(p, q, c); }
template<class T, class C> void __sort_by(T* p, T* q, C c) {
  if (__flat<T>() && __order<C>() != 0) __sort(p, q, __order<C>() == 2);
  else __introsort(p, q, c);
}
template<class T, class C> void __merge_sort(T* p, T* q, C c) {
  long long n = q - p;
  for (long long lo = 0; lo < n; lo += 8) {
    long long hi = lo + 8 < n ? lo + 8 : n;
    for (long long i = lo + 1; i < hi; i++)
      for (long long j = i; j > lo && c(p[j], p[j - 1]); j--) __swap_slots(p[j], p[j - 1]);
  }
  if (n <= 8) return;
  __buf<T> b;
  __resize(b, n, *p);
  for (long long w = 8; w < n; w *= 2) {
    long long k = 0;
    for (long long lo = 0; lo < n; lo += 2 * w) {
      long long mid = lo + w < n ? lo + w : n;
      long long hi = lo + 2 * w < n ? lo + 2 * w : n;
      long long i = lo;
      long long j = mid;
      while (i < mid || j < hi) {
        if (j >= hi || (i < mid && !c(p[j], p[i]))) { __swap_slots(__at(b, k), p[i]); i++; }
        else { __swap_slots(__at(b, k), p[j]); j++; }
        k++;
      }
    }
    for (long long i = 0; i < n; i++) __swap_slots(__at(b, i), p[i]);
  }
}
template<class T> inline void reverse(T* p, T* q) { __reverse(p, q); }
template<class T> void sort(__rev_it<T> p, __rev_it<T> q) { __sort_by(q.p, p.p, less<T>()); __reverse(q.p, p.p); }
template<class T, class V> void fill(T* p, T* q, const V& x) { __fill_range(p, q, T(x)); }
template<class T, class V> void fill_n(T* p, long long n, const V& x) { __fill_range(p, p + n, T(x)); }
template<class T, class V> void iota(T* p, T* q, V x) { while (p != q) { *p = x; ++p; ++x; } }
template<class I, class O> O copy(I p, I q, O o) { while (p != q) { *o = *p; ++p; ++o; } return o; }
template<class I, class T> T accumulate(I p, I q, T x) { while (p != q) { x = x + *p; ++p; } return x; }
template<class I, class T, class F> T accumulate(I p, I q, T x, F f) { while (p != q) { x = f(x, *p); ++p; } return x; }
template<class I, class T> long long count(I p, I q, const T& x) { long long n = 0; while (p != q) { if (*p == x) n++; ++p; } return n; }
template<class I, class F> long long count_if(I p, I q, F f) { long long n = 0; while (p != q) { if (f(*p)) n++; ++p; } return n; }
template<class I, class T> I find(I p, I q, const T& x) { while (p != q) { if (*p == x) return p; ++p; } return q; }
template<class I, class F> I find_if(I p, I q, F f) { while (p != q) { if (f(*p)) return p; ++p; } return q; }
template<class I, class F> bool all_of(I p, I q, F f) { while (p != q) { if (!f(*p)) return false; ++p; } return true; }
template<class I, class F> bool any_of(I p, I q, F f) { while (p != q) { if (f(*p)) return true; ++p; } return false; }
template<class I, class F> bool none_of(I p, I q, F f) { while (p != q) { if (f(*p)) return false; ++p; } return true; }
template<class I, class F> F for_each(I p, I q, F f) { while (p != q) { f(*p); ++p; } return f; }
template<class I, class O, class F> O transform(I p, I q, O o, F f) { while (p != q) { *o = f(*p); ++p; ++o; } return o; }
template<class I> I max_element(I p, I q) { I m = p; if (p == q) return q; ++p; while (p != q) { if (*m < *p) m = p; ++p; } return m; }
template<class I> I min_element(I p, I q) { I m = p; if (p == q) return q; ++p; while (p != q) { if (*p < *m) m = p; ++p; } return m; }
template<class I> pair<I, I> minmax_element(I p, I q) { I lo = min_element(p, q); I hi = p; while (p != q) { if (!(*p < *hi)) hi = p; ++p; } return pair<I, I>{lo, hi}; }
template<class I, class C> I max_element(I p, I q, C c) { I m = p; if (p == q) return q; ++p; while (p != q) { if (c(*m, *p)) m = p; ++p; } return m; }
template<class I, class C> I min_element(I p, I q, C c) { I m = p; if (p == q) return q; ++p; while (p != q) { if (c(*p, *m)) m = p; ++p; } return m; }
template<class T, class V> T* lower_bound(T* p, T* q, const V& x) { long long n = q - p; while (n > 0) { long long h = n / 2; if (p[h] < x) { p += h + 1; n -= h + 1; } else n = h; } return p; }
template<class T, class V> T* upper_bound(T* p, T* q, const V& x) { long long n = q - p; while (n > 0) { long long h = n / 2; if (!(x < p[h])) { p += h + 1; n -= h + 1; } else n = h; } return p; }
template<class T, class V, class C> T* lower_bound(T* p, T* q, const V& x, C c) { long long n = q - p; while (n > 0) { long long h = n / 2; if (c(p[h], x)) { p += h + 1; n -= h + 1; } else n = h; } return p; }
template<class T, class V, class C> T* upper_bound(T* p, T* q, const V& x, C c) { long long n = q - p; while (n > 0) { long long h = n / 2; if (!c(x, p[h])) { p += h + 1; n -= h + 1; } else n = h; } return p; }
template<class T, class V> bool binary_search(T* p, T* q, const V& x) { T* r = lower_bound(p, q, x); return r != q && !(x < *r); }
template<class T> T* unique(T* p, T* q) { if (p == q) return q; T* o = p; ++p; while (p != q) { if (!(*o == *p)) { ++o; if (o != p) *o = *p; } ++p; } return o + 1; }
template<class T, class V> T* remove(T* p, T* q, const V& x) { V y = x; T* o = p; while (p != q) { if (!(*p == y)) { if (o != p) *o = *p; ++o; } ++p; } return o; }
template<class T, class F> T* remove_if(T* p, T* q, F f) { T* o = p; while (p != q) { if (!f(*p)) { if (o != p) *o = *p; ++o; } ++p; } return o; }
template<class T, class V> void replace(T* p, T* q, const V& x, const V& y) { while (p != q) { if (*p == x) *p = y; ++p; } }
template<class T> T* rotate(T* p, T* m, T* q) { long long k = q - m; __reverse(p, m); __reverse(m, q); __reverse(p, q); return p + k; }
template<class T> bool is_sorted(T* p, T* q) { if (p == q) return true; while (p + 1 != q) { if (p[1] < p[0]) return false; ++p; } return true; }
template<class I, class J> bool equal(I p, I q, J r) { while (p != q) { if (!(*p == *r)) return false; ++p; ++r; } return true; }
template<class T> bool next_permutation(T* p, T* q) {
  if (q - p < 2) return false;
  T* i = q - 1;
  while (i != p && !(i[-1] < *i)) --i;
  if (i == p) { __reverse(p, q); return false; }
  T* j = q - 1;
  while (!(i[-1] < *j)) --j;
  __swap_slots(i[-1], *j);
  __reverse(i, q);
  return true;
}
template<class T> bool prev_permutation(T* p, T* q) {
  if (q - p < 2) return false;
  T* i = q - 1;
  while (i != p && !(*i < i[-1])) --i;
  if (i == p) { __reverse(p, q); return false; }
  T* j = q - 1;
  while (!(*j < i[-1])) --j;
  __swap_slots(i[-1], *j);
  __reverse(i, q);
  return true;
}
template<class T, class C> void nth_element(T* p, T* m, T* q, C c) { __sort_by(p, q, c); }
template<class T> void nth_element(T* p, T* m, T* q) { __sort_by(p, q, less<T>()); }
template<class T> void partial_sum(T* p, T* q, T* o) { if (p == q) return; T s = *p; *o = s; ++p; ++o; while (p != q) { s = s + *p; *o = s; ++p; ++o; } }
template<class T, class U> T inner_product(const U* p, const U* q, const U* r, T x) { while (p != q) { x = x + *p * *r; ++p; ++r; } return x; }
template<class T, size_t N> inline T* begin(T (&a)[N]) { return a; }
template<class T, size_t N> inline T* end(T (&a)[N]) { return a + N; }
template<class T, size_t N> inline size_t size(T (&a)[N]) { return N; }
template<class T> inline T* begin(vector<T>& v) { return v.begin(); }
template<class T> inline T* end(vector<T>& v) { return v.end(); }
template<class T> inline T* next(T* p, long long n = 1) { return p + n; }
template<class T> inline T* prev(T* p, long long n = 1) { return p - n; }
template<class P> __set_it<P> next(__set_it<P> p, long long n = 1) { while (n > 0) { ++p; n--; } return p; }
template<class P> __set_it<P> prev(__set_it<P> p, long long n = 1) { while (n > 0) { --p; n--; } return p; }
template<class P> __tree_it<P> next(__tree_it<P> p, long long n = 1) { while (n > 0) { ++p; n--; } return p; }
template<class P> __tree_it<P> prev(__tree_it<P> p, long long n = 1) { while (n > 0) { --p; n--; } return p; }
template<class I> long long distance(I p, I q) { long long n = 0; while (p != q) { ++p; n++; } return n; }
template<class T> inline void advance(T*& p, long long n) { p += n; }
template<class T, class V> T exchange(T& a, const V& b) { T old = a; a = b; return old; }
