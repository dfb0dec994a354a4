//! What the machine does itself for the library: each native has the name the library calls it by.

macro_rules! natives {
    ($($name:ident = $text:literal,)*) => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub(crate) enum Native { $($name,)* }

        impl Native {
            /// The native a library declaration names.
            pub fn from_name(name: &str) -> Option<Native> {
                match name { $($text => Some(Native::$name),)* _ => None }
            }
        }
    };
}

natives! {
    // Made by the compiler.
    TextString = "", NewArray = "__new_array", NewObject = "__new_object", WrapPointer = "__wrap_pointer",
    Compare = "__compare", SwapSlots = "__swap_slots", Memset = "__memset", Memcpy = "__memcpy", Assert = "__assert",
    PutInt = "__put_int", PutUint = "__put_uint", PutChar = "__put_char", PutBool = "__put_bool", PutReal = "__put_real",
    PutStr = "__put_str", PutCstr = "__put_cstr", PutText = "__put_text", Manip = "__manip", Read = "__read",
    InputMust = "__input_must", StreamOk = "__stream_ok", StreamEof = "__stream_eof", Printf = "__printf", Scanf = "__scanf",
    // Strings.
    StrSize = "__str_size", StrPush = "__str_push", StrAppend = "__str_append", StrPop = "__str_pop", StrFill = "__str_fill",
    StrResize = "__str_resize", StrCstr = "__str_cstr", StrRange = "__str_range", StrSub = "__str_sub", StrFind = "__str_find",
    StrRfind = "__str_rfind", StrFindOf = "__str_find_of", StrCmp = "__str_cmp", StrInsert = "__str_insert",
    StrErase = "__str_erase", StrPtr = "__str_ptr", StrOfInt = "__str_of_int", StrOfUint = "__str_of_uint",
    StrOfReal = "__str_of_real", StrToInt = "__str_to_int", StrToReal = "__str_to_real",
    // Stores of elements.
    BufSize = "__size", BufPush = "__push", BufPop = "__pop", BufPopFront = "__pop_front", BufPushFront = "__push_front",
    BufResize = "__resize", BufOpen = "__open", BufClose = "__close", BufPtr = "__ptr", BufRange = "__range",
    Sort = "__sort", Reverse = "__reverse", FillRange = "__fill_range", HeapPush = "__heap_push", HeapPop = "__heap_pop",
    // Search trees.
    TreeSeek = "__tree_seek", TreeAdd = "__tree_add", TreeAttach = "__tree_attach", TreeRoot = "__tree_root",
    TreeChild = "__tree_child", TreeBegin = "__tree_begin", TreeEnd = "__tree_end", TreeNext = "__tree_next",
    TreePrev = "__tree_prev", TreeErase = "__tree_erase", TreeSize = "__tree_size", TreeClear = "__tree_clear",
    // Streams.
    GetLine = "__getline", StreamGet = "__stream_get", StreamPeek = "__stream_peek", StreamIgnore = "__stream_ignore",
    StreamNew = "__stream_new", StreamText = "__stream_text", StreamClear = "__stream_clear", PutByte = "__put_byte", GetByte = "__get_byte",
    // Numbers.
    Sqrt = "__sqrt", Cbrt = "__cbrt", Pow = "__pow", Floor = "__floor", Ceil = "__ceil", Round = "__round", Trunc = "__trunc",
    Exp = "__exp", Log = "__log", Log2 = "__log2", Log10 = "__log10", Sin = "__sin", Cos = "__cos", Tan = "__tan",
    Asin = "__asin", Acos = "__acos", Atan = "__atan", Atan2 = "__atan2", Fmod = "__fmod", Hypot = "__hypot", Fabs = "__fabs",
    Popcount = "__popcount", Ctz = "__ctz", Clz = "__clz", Exit = "__exit", Abort = "__abort",
}
