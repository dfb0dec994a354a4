template<class P, class K> __native P* __tree_seek(__tree<P>& t, const K& k, int mode, bool greater, int slots);
template<class P, class K> __native P* __tree_add(__tree<P>& t, const K& k, bool multi, bool greater, int slots);
template<class P> __native P* __tree_attach(__tree<P>& t, P* up, int side);
template<class P> __native P* __tree_root(__tree<P>& t);
template<class P> __native P* __tree_child(P* p, int side);
template<class P> __native P* __tree_begin(__tree<P>& t);
template<class P> __native P* __tree_end(__tree<P>& t);
template<class P> __native P* __tree_next(const P* p);
template<class P> __native P* __tree_prev(const P* p);
template<class P> __native P* __tree_erase(__tree<P>& t, const P* p);
template<class P> __native size_t __tree_size(__tree<P> t);
template<class P> __native void __tree_clear(__tree<P>& t);

template<class P> struct __tree_it {
  P* p;
  inline P& operator*() const { return *p; }
  __tree_it<P>& operator++() { p = __tree_next(p); return *this; }
  __tree_it<P>& operator--() { p = __tree_prev(p); return *this; }
};
template<class P> inline bool operator==(const __tree_it<P>& a, const __tree_it<P>& b) { return a.p == b.p; }
template<class P> inline bool operator!=(const __tree_it<P>& a, const __tree_it<P>& b) { return a.p != b.p; }
template<class P> struct __set_it {
  P* p;
  inline const P& operator*() const { return *p; }
  __set_it<P>& operator++() { p = __tree_next(p); return *this; }
  __set_it<P>& operator--() { p = __tree_prev(p); return *this; }
};
template<class P> inline bool operator==(const __set_it<P>& a, const __set_it<P>& b) { return a.p == b.p; }
template<class P> inline bool operator!=(const __set_it<P>& a, const __set_it<P>& b) { return a.p != b.p; }
template<class P> struct __set_rit {
  P* p;
  inline const P& operator*() const { return *__tree_prev(p); }
  __set_rit<P>& operator++() { p = __tree_prev(p); return *this; }
};
template<class P> inline bool operator==(const __set_rit<P>& a, const __set_rit<P>& b) { return a.p == b.p; }
template<class P> inline bool operator!=(const __set_rit<P>& a, const __set_rit<P>& b) { return a.p != b.p; }
template<class P> struct __map_rit {
  P* p;
  inline P& operator*() const { return *__tree_prev(p); }
  __map_rit<P>& operator++() { p = __tree_prev(p); return *this; }
};
template<class P> inline bool operator==(const __map_rit<P>& a, const __map_rit<P>& b) { return a.p == b.p; }
template<class P> inline bool operator!=(const __map_rit<P>& a, const __map_rit<P>& b) { return a.p != b.p; }

template<class P> inline const P& __key(const P& p) { return p; }
template<class A, class B> inline const A& __key_of(const pair<A, B>& p) { return p.first; }

template<class K, class C = less<K>> struct __set_base { int unused; };

template<class K, class C> K* __seek_set(__tree<K>& t, const K& k, int mode, C& c) {
  if (__flat<K>() && __order<C>() != 0) return __tree_seek(t, k, mode, __order<C>() == 2, __slots<K>());
  else {
    K* best = __tree_end(t);
    K* p = __tree_root(t);
    while (p != nullptr) {
      bool left = mode == 2 ? c(k, *p) : !c(*p, k);
      if (left) best = p;
      p = __tree_child(p, left ? 0 : 1);
    }
    if (mode == 0 && best != __tree_end(t) && c(k, *best)) return __tree_end(t);
    return best;
  }
}
template<class K, class C> K* __add_set(__tree<K>& t, const K& k, bool multi, C& c) {
  if (__flat<K>() && __order<C>() != 0) return __tree_add(t, k, multi, __order<C>() == 2, __slots<K>());
  else {
    K copy = k;
    if (!multi) {
      K* old = __seek_set(t, copy, 0, c);
      if (old != __tree_end(t)) return old;
    }
    K* up = nullptr;
    K* p = __tree_root(t);
    int side = 0;
    while (p != nullptr) {
      up = p;
      side = c(copy, *p) ? 0 : 1;
      p = __tree_child(p, side);
    }
    K* made = __tree_attach(t, up, side);
    *made = copy;
    return made;
  }
}
template<class K, class C = less<K>> struct set {
  __tree<K> t;
  C c;
  typedef K value_type; typedef __set_it<K> iterator; typedef __set_it<K> const_iterator;
  set() {}
  set(const C& less) { c = less; }
  template<class I> set(I* p, I* q) { while (p != q) { insert(*p); ++p; } }
  template<class I> set(__set_it<I> p, __set_it<I> q) { while (p != q) { insert(*p); ++p; } }
  void __add(const K& k) { __add_set(t, k, false, c); }
  pair<__set_it<K>, bool> insert(const K& k) { size_t n = __tree_size(t); K* p = __add_set(t, k, false, c); return pair<__set_it<K>, bool>{__set_it<K>{p}, __tree_size(t) > n}; }
  template<class I> void insert(I* p, I* q) { while (p != q) { insert(*p); ++p; } }
  template<class I> void insert(__set_it<I> p, __set_it<I> q) { while (p != q) { insert(*p); ++p; } }
  size_t count(const K& k) { return __seek_set(t, k, 0, c) == __tree_end(t) ? 0 : 1; }
  size_t count(const K& k) const { return __seek_set(t, k, 0, c) == __tree_end(t) ? 0 : 1; }
  __set_it<K> find(const K& k) const { return __set_it<K>{__seek_set(t, k, 0, c)}; }
  __set_it<K> lower_bound(const K& k) const { return __set_it<K>{__seek_set(t, k, 1, c)}; }
  __set_it<K> upper_bound(const K& k) const { return __set_it<K>{__seek_set(t, k, 2, c)}; }
  size_t erase(const K& k) { K* p = __seek_set(t, k, 0, c); if (p == __tree_end(t)) return 0; __tree_erase(t, p); return 1; }
  __set_it<K> erase(__set_it<K> p) { return __set_it<K>{__tree_erase(t, p.p)}; }
  inline __set_it<K> begin() const { return __set_it<K>{__tree_begin(t)}; }
  inline __set_it<K> end() const { return __set_it<K>{__tree_end(t)}; }
  inline __set_rit<K> rbegin() const { return __set_rit<K>{__tree_end(t)}; }
  inline __set_rit<K> rend() const { return __set_rit<K>{__tree_begin(t)}; }
  inline size_t size() const { return __tree_size(t); }
  inline bool empty() const { return __tree_size(t) == 0; }
  inline void clear() { __tree_clear(t); }
  inline void swap(set<K, C>& o) { __swap_slots(t, o.t); }
};
template<class K, class C = less<K>> struct multiset {
  __tree<K> t;
  C c;
  typedef K value_type; typedef __set_it<K> iterator; typedef __set_it<K> const_iterator;
  template<class I> multiset(I* p, I* q) { while (p != q) { insert(*p); ++p; } }
  void __add(const K& k) { __add_set(t, k, true, c); }
  __set_it<K> insert(const K& k) { return __set_it<K>{__add_set(t, k, true, c)}; }
  size_t count(const K& k) const { size_t n = 0; K* p = __seek_set(t, k, 1, c); K* q = __seek_set(t, k, 2, c); while (p != q) { n++; p = __tree_next(p); } return n; }
  __set_it<K> find(const K& k) const { return __set_it<K>{__seek_set(t, k, 0, c)}; }
  __set_it<K> lower_bound(const K& k) const { return __set_it<K>{__seek_set(t, k, 1, c)}; }
  __set_it<K> upper_bound(const K& k) const { return __set_it<K>{__seek_set(t, k, 2, c)}; }
  size_t erase(const K& k) { K y = k; size_t n = 0; K* p = __seek_set(t, y, 1, c); K* q = __seek_set(t, y, 2, c); while (p != q) { p = __tree_erase(t, p); n++; } return n; }
  __set_it<K> erase(__set_it<K> p) { return __set_it<K>{__tree_erase(t, p.p)}; }
  inline __set_it<K> begin() const { return __set_it<K>{__tree_begin(t)}; }
  inline __set_it<K> end() const { return __set_it<K>{__tree_end(t)}; }
  inline __set_rit<K> rbegin() const { return __set_rit<K>{__tree_end(t)}; }
  inline __set_rit<K> rend() const { return __set_rit<K>{__tree_begin(t)}; }
  inline size_t size() const { return __tree_size(t); }
  inline bool empty() const { return __tree_size(t) == 0; }
  inline void clear() { __tree_clear(t); }
};
template<class K> struct unordered_set {
  __tree<K> t;
  less<K> c;
  template<class I> unordered_set(I* p, I* q) { while (p != q) { insert(*p); ++p; } }
  void __add(const K& k) { __add_set(t, k, false, c); }
  pair<__set_it<K>, bool> insert(const K& k) { size_t n = __tree_size(t); K* p = __add_set(t, k, false, c); return pair<__set_it<K>, bool>{__set_it<K>{p}, __tree_size(t) > n}; }
  size_t count(const K& k) const { return __seek_set(t, k, 0, c) == __tree_end(t) ? 0 : 1; }
  __set_it<K> find(const K& k) const { return __set_it<K>{__seek_set(t, k, 0, c)}; }
  size_t erase(const K& k) { K* p = __seek_set(t, k, 0, c); if (p == __tree_end(t)) return 0; __tree_erase(t, p); return 1; }
  inline __set_it<K> end() const { return __set_it<K>{__tree_end(t)}; }
  inline size_t size() const { return __tree_size(t); }
  inline bool empty() const { return __tree_size(t) == 0; }
  inline void clear() { __tree_clear(t); }
  void reserve(size_t n) {}
};

template<class K, class V, class C> pair<K, V>* __seek_map(__tree<pair<K, V>>& t, const K& k, int mode, C& c) {
  if (__flat<K>() && __order<C>() != 0) return __tree_seek(t, k, mode, __order<C>() == 2, __slots<K>());
  else {
    pair<K, V>* best = __tree_end(t);
    pair<K, V>* p = __tree_root(t);
    while (p != nullptr) {
      bool left = mode == 2 ? c(k, p->first) : !c(p->first, k);
      if (left) best = p;
      p = __tree_child(p, left ? 0 : 1);
    }
    if (mode == 0 && best != __tree_end(t) && c(k, best->first)) return __tree_end(t);
    return best;
  }
}
template<class K, class V, class C> pair<K, V>* __add_map(__tree<pair<K, V>>& t, const K& k, bool multi, C& c) {
  if (__flat<K>() && __order<C>() != 0) return __tree_add(t, k, multi, __order<C>() == 2, __slots<K>());
  else {
    K copy = k;
    if (!multi) {
      pair<K, V>* old = __seek_map(t, copy, 0, c);
      if (old != __tree_end(t)) return old;
    }
    pair<K, V>* up = nullptr;
    pair<K, V>* p = __tree_root(t);
    int side = 0;
    while (p != nullptr) {
      up = p;
      side = c(copy, p->first) ? 0 : 1;
      p = __tree_child(p, side);
    }
    pair<K, V>* made = __tree_attach(t, up, side);
    made->first = copy;
    return made;
  }
}
template<class K, class V, class C = less<K>> struct map {
  __tree<pair<K, V>> t;
  C c;
  typedef pair<K, V> value_type; typedef __tree_it<pair<K, V>> iterator; typedef __tree_it<pair<K, V>> const_iterator;
  typedef K key_type; typedef V mapped_type;
  void __add(const pair<K, V>& x) { insert(x); }
  V& operator[](const K& k) { return __add_map(t, k, false, c)->second; }
  V& at(const K& k) const { return __seek_map(t, k, 0, c)->second; }
  pair<__tree_it<pair<K, V>>, bool> insert(const pair<K, V>& x) { size_t n = __tree_size(t); pair<K, V>* p = __add_map(t, x.first, false, c); bool fresh = __tree_size(t) > n; if (fresh) p->second = x.second; return pair<__tree_it<pair<K, V>>, bool>{__tree_it<pair<K, V>>{p}, fresh}; }
  size_t count(const K& k) const { return __seek_map(t, k, 0, c) == __tree_end(t) ? 0 : 1; }
  __tree_it<pair<K, V>> find(const K& k) const { return __tree_it<pair<K, V>>{__seek_map(t, k, 0, c)}; }
  __tree_it<pair<K, V>> lower_bound(const K& k) const { return __tree_it<pair<K, V>>{__seek_map(t, k, 1, c)}; }
  __tree_it<pair<K, V>> upper_bound(const K& k) const { return __tree_it<pair<K, V>>{__seek_map(t, k, 2, c)}; }
  size_t erase(const K& k) { pair<K, V>* p = __seek_map(t, k, 0, c); if (p == __tree_end(t)) return 0; __tree_erase(t, p); return 1; }
  __tree_it<pair<K, V>> erase(__tree_it<pair<K, V>> p) { return __tree_it<pair<K, V>>{__tree_erase(t, p.p)}; }
  inline __tree_it<pair<K, V>> begin() const { return __tree_it<pair<K, V>>{__tree_begin(t)}; }
  inline __tree_it<pair<K, V>> end() const { return __tree_it<pair<K, V>>{__tree_end(t)}; }
  inline __map_rit<pair<K, V>> rbegin() const { return __map_rit<pair<K, V>>{__tree_end(t)}; }
  inline __map_rit<pair<K, V>> rend() const { return __map_rit<pair<K, V>>{__tree_begin(t)}; }
  inline size_t size() const { return __tree_size(t); }
  inline bool empty() const { return __tree_size(t) == 0; }
  inline void clear() { __tree_clear(t); }
  inline void swap(map<K, V, C>& o) { __swap_slots(t, o.t); }
};
template<class K, class V> struct unordered_map {
  __tree<pair<K, V>> t;
  less<K> c;
  void __add(const pair<K, V>& x) { insert(x); }
  V& operator[](const K& k) { return __add_map(t, k, false, c)->second; }
  V& at(const K& k) const { return __seek_map(t, k, 0, c)->second; }
  pair<__tree_it<pair<K, V>>, bool> insert(const pair<K, V>& x) { size_t n = __tree_size(t); pair<K, V>* p = __add_map(t, x.first, false, c); bool fresh = __tree_size(t) > n; if (fresh) p->second = x.second; return pair<__tree_it<pair<K, V>>, bool>{__tree_it<pair<K, V>>{p}, fresh}; }
  size_t count(const K& k) const { return __seek_map(t, k, 0, c) == __tree_end(t) ? 0 : 1; }
  __tree_it<pair<K, V>> find(const K& k) const { return __tree_it<pair<K, V>>{__seek_map(t, k, 0, c)}; }
  size_t erase(const K& k) { pair<K, V>* p = __seek_map(t, k, 0, c); if (p == __tree_end(t)) return 0; __tree_erase(t, p); return 1; }
  inline __tree_it<pair<K, V>> end() const { return __tree_it<pair<K, V>>{__tree_end(t)}; }
  inline size_t size() const { return __tree_size(t); }
  inline bool empty() const { return __tree_size(t) == 0; }
  inline void clear() { __tree_clear(t); }
  void reserve(size_t n) {}
};
template<class K, class C> bool operator==(const set<K, C>& a, const set<K, C>& b) {
  if (a.size() != b.size()) return false;
  __set_it<K> q = b.begin();
  for (const K& x : a) { if (!(x == *q)) return false; ++q; }
  return true;
}
