import type { Args, CodeWords } from "./words.js";

const a = (args: Args) => args[0] ?? "";
const b = (args: Args) => args[1] ?? "";
const c = (args: Args) => args[2] ?? "";

/** Words for arguments that are codes. */
export const termsVi: CodeWords["terms"] = {
  string: "chuỗi",
  character: "ký tự",
  comment: "chú thích",
  number: "một số",
  type: "một kiểu",
  expression: "một biểu thức",
  code: "chương trình",
  frame: "các biến của một hàm",
};

const term = (word: string) => termsVi[word] ?? word;

/** What to write instead of a part of C++ that is outside the subset. */
export const featuresVi: CodeWords["features"] = {
  "auto-parameter": "Ghi rõ kiểu của tham số: int x thay cho auto x.",
  "block-type": "Em dùng vòng lặp để điền từng phần tử.",
  "capture-this": "Viết một hàm thường, hoặc đưa thứ lambda cần vào tham số.",
  "copy-member": "Bỏ đi cũng được: chép struct là chép mọi trường.",
  designated: "Ghi các giá trị theo đúng thứ tự trường: {1, 2}.",
  destructor: "Bỏ đi cũng được: ở đây không phải dọn dẹp gì.",
  "enum-base": "Bỏ phần sau dấu hai chấm.",
  file: "Đọc bằng cin, in bằng cout; dữ liệu vào nằm ở khung bên cạnh.",
  format: "Dùng %d, %lld, %c, %s, %f, hoặc cin và cout.",
  "format-variable": 'Ghi thẳng khuôn dạng: printf("%d", x).',
  "get-type": "Dùng get<0>(t), get<1>(t) với một con số.",
  "global-binding": "Tách cặp ra ở bên trong một hàm.",
  inheritance: "Gom mọi trường vào một struct.",
  "lambda-pointer": "Cất lambda vào auto hoặc function<…>.",
  "large-default-array": "Chuyển mảng thành biến toàn cục.",
  "literal-prefix": 'Bỏ chữ đứng trước: chỉ cần "chuỗi".',
  "long-double": "Dùng double.",
  macro: "Viết hàm hoặc hằng const thay cho macro.",
  "main-arguments": "Viết int main(); cần gì thì đọc bằng cin.",
  "main-result": "Viết int main(); trình biên dịch của máy chấm không nhận void main().",
  "memset-value": "memset điền từng byte: chỉ nên dùng 0 hoặc -1, còn lại dùng fill(…).",
  "method-outside": "Viết hàm ngay trong struct.",
  namespace: "Chỉ có std: viết using namespace std;.",
  "nested-struct": "Đưa struct này ra ngoài, đặt phía trước.",
  operator: "Viết một hàm có tên. (operator< trong struct thì được.)",
  "part-of-cell": "Chép phần tử ra một biến trước đã.",
  "reference-field": "Cất giá trị hoặc chỉ số thay cho tham chiếu.",
  "rvalue-reference": "Dùng const T& hoặc bản sao.",
  sizeof: "Ghi kích thước bằng số hoặc hằng.",
  "special-member": "Bỏ đi cũng được: struct được chép từng trường.",
  "static-member": "Dùng biến hoặc hàm toàn cục.",
  variadic: "Truyền một vector.",
  "vla-dimensions": "Cho mảng kích thước hằng, hoặc dùng vector.",
  "vla-initialiser": "Điền mảng bằng vòng lặp, hoặc dùng vector.",
  "while-declaration": "Khai báo biến trước vòng lặp.",
  ws: "cin >> tự bỏ qua dấu cách rồi.",
  class: "Dùng struct: trường và hàm đều viết như nhau.",
  virtual: "Dùng hàm thường và if.",
  template: "Viết hàm cho đúng kiểu em cần.",
  exception: "Trả về một giá trị cho biết đã sai ở đâu.",
  "new-delete": "Dùng vector, hoặc mảng toàn cục và chỉ số.",
  goto: "Dùng vòng lặp, break, hoặc hàm có return.",
  union: "Dùng struct.",
  friend: "Trường của struct ai cũng dùng được: bỏ chữ friend.",
  cast: "Viết (int)x hoặc static_cast<int>(x).",
  asm: "Viết bằng C++.",
  storage: "Bỏ chữ này đi.",
  access: "Bỏ đi: mọi trường của struct đều công khai.",
  cpp20: "Viết theo C++17.",
  keyword: "Bỏ chữ này đi.",
  int128: "Dùng long long hoặc unsigned long long.",
  random: "Dùng số cho sẵn, hoặc công thức nhỏ như x = x * 1103515245 + 12345.",
  time: "Đếm số bước bằng một biến thay cho đo thời gian.",
  thread: "Làm lần lượt từng việc: gọi hàm như thường.",
  library: "Dùng vector, map, set, hoặc tự viết vài dòng.",
};

/** What is wrong, by kind. */
export const errorsVi: CodeWords["errors"] = {
  "bad-character": {
    what: (x) => `Ký tự ~${a(x)}~ không dùng được trong chương trình.`,
    instead: () => "Xoá nó đi; có thể dấu nháy hay dấu gạch được chép từ một văn bản.",
  },
  "unfinished-literal": {
    what: (x) => `Chỗ ${term(a(x))} này chưa kết thúc.`,
    instead: (x) => (a(x) === "comment" ? "Thêm */ ở cuối." : "Đóng dấu nháy ngay trên dòng này."),
  },
  "bad-literal": { what: (x) => `Không đọc được giá trị ~${a(x)}~.` },
  "literal-too-large": {
    what: (x) => `Số ~${a(x)}~ lớn quá, không kiểu số nguyên nào chứa nổi.`,
    instead: () => "long long chứa được tới khoảng 9·10^18.",
  },
  "bad-directive": {
    what: (x) => `Không hiểu dòng ~#${a(x)}~.`,
    instead: () => "Ở đây dùng được #include và #define hằng số.",
  },
  "unknown-header": {
    what: (x) => `Ở đây không có thư viện ~<${a(x)}>~.`,
    instead: () => "#include <bits/stdc++.h> là đủ mọi thứ có ở đây.",
  },
  "bad-macro": { what: (x) => `Macro ~${a(x)}~ được dùng sai số lượng tham số.` },
  "missing-semicolon": { what: () => "Chỗ này thiếu dấu ~;~", instead: () => "Mỗi lệnh kết thúc bằng dấu chấm phẩy." },
  "missing-bracket": {
    what: (x) => `Thiếu dấu ~${a(x)}~`,
    instead: () => "Đếm lại các dấu ngoặc: mở bao nhiêu thì đóng bấy nhiêu.",
  },
  "unexpected-token": {
    what: (x) => (b(x) ? `Ở đây cần *${term(a(x))}*, nhưng lại gặp ~${b(x)}~.` : `Ở đây cần *${term(a(x))}*.`),
  },
  "else-without-if": {
    what: () => "~else~ này không thuộc if nào.",
    instead: () => "Dấu ; ngay sau if (…) làm if kết thúc sớm; hoặc em quên cặp { }.",
  },
  "nested-too-deep": { what: (x) => `Ngoặc hay khối lệnh lồng nhau quá ${a(x)} tầng.` },
  "program-too-large": { what: (x) => `Lớn quá: ~${term(a(x))}~.`, instead: () => "Em giảm kích thước mảng." },
  unsupported: {
    what: (x) => `Phần này của C++ không có ở đây: ~${b(x) || a(x)}~.`,
    instead: (x) => featuresVi[a(x)] ?? "",
  },
  "undeclared-name": {
    what: (x) => `Tên ~${a(x)}~ chưa được khai báo.`,
    instead: (x) => (b(x) ? `Em muốn viết *${b(x)}* phải không?` : "Khai báo trước khi dùng, ví dụ int x = 0;"),
  },
  "missing-std": {
    what: (x) => `~${a(x)}~ nằm trong std.`,
    instead: (x) => `Viết using namespace std; ở đầu, hoặc std::${a(x)}.`,
  },
  "unknown-type": { what: (x) => `~${a(x)}~ không phải là một kiểu.` },
  "unknown-member": { what: (x) => `${a(x)} không có ~${b(x)}~.` },
  "duplicate-name": {
    what: (x) => `Tên ~${a(x)}~ được khai báo hai lần ở cùng một chỗ.`,
    instead: () => "Đổi tên một trong hai.",
  },
  "reserved-word": { what: (x) => `~${a(x)}~ là từ khoá của C++, không đặt làm tên được.` },
  "type-mismatch": { what: (x) => `Ở đây là ~${a(x)}~, nhưng cần *${b(x)}*.` },
  "bad-operands": { what: (x) => `Phép ${a(x)} không dùng được với ~${b(x)}~${c(x) ? ` và ~${c(x)}~` : ""}.` },
  "wrong-argument-count": { what: (x) => `Hàm *${a(x)}* cần ${b(x)} tham số, em đưa vào ~${c(x)}~.` },
  "no-matching-function": {
    what: (x) => `Không có hàm *${a(x)}* nào nhận ~(${b(x)})~.`,
    instead: () => "So lại kiểu của các tham số với chỗ khai báo hàm.",
  },
  "ambiguous-call": {
    what: (x) => `Có nhiều hàm ~${a(x)}~ cùng hợp.`,
    instead: () => "Ép kiểu một tham số để chỉ còn một hàm hợp.",
  },
  "not-a-function": { what: (x) => `Thứ có kiểu ~${a(x)}~ thì không gọi như hàm được.` },
  "assign-to-const": {
    what: (x) => `~${a(x)}~ là hằng, không đổi được.`,
    instead: () => "Bỏ const, hoặc dùng một biến khác.",
  },
  "not-assignable": {
    what: () => "~Không gán được~ vào chỗ này.",
    instead: () => "Bên trái dấu = phải là biến hoặc ô của mảng. Em muốn viết == phải không?",
  },
  "bad-reference": {
    what: (x) => `Tham chiếu (~${a(x)}~) phải gắn với một biến.`,
    instead: () => "Đưa vào một biến, hoặc nhận const &.",
  },
  "not-constant": {
    what: (x) => `Ở đây cần một hằng, mà ~${a(x)}~ thì không phải.`,
    instead: () => "Ghi một con số hoặc một hằng const.",
  },
  "bad-array-size": {
    what: (x) => `~${a(x)}~ không làm kích thước mảng được.`,
    instead: () => "Kích thước phải từ 1 trở lên.",
  },
  "too-many-initialisers": { what: (x) => `Có ~${b(x)}~ giá trị mà chỉ có *${a(x)}* chỗ.` },
  "const-without-value": { what: (x) => `Hằng ~${a(x)}~ phải có giá trị ngay khi khai báo.` },
  "cannot-deduce": {
    what: (x) => `Không suy ra được kiểu của ~${a(x)}~.`,
    instead: () => "Ghi rõ kiểu thay cho auto.",
  },
  "jump-outside-loop": { what: (x) => `~${a(x)}~ nằm ngoài mọi vòng lặp.` },
  "bad-return": {
    what: (x) => `Hàm ~${a(x)}~ và lệnh return của nó không khớp nhau.`,
    instead: () => "Hàm void không trả về gì; các hàm khác phải trả về giá trị.",
  },
  "returns-local": {
    what: (x) => `Biến ~${a(x)}~ mất đi khi hàm kết thúc.`,
    instead: () => "Trả về bản sao, đừng trả về tham chiếu hay con trỏ.",
  },
  "duplicate-case": { what: (x) => `case ~${a(x)}~ xuất hiện hai lần.` },
  "no-main": {
    what: () => "Chương trình không có hàm ~main~.",
    instead: () => "Mọi chương trình bắt đầu ở int main() { … }.",
  },
  "no-body": { what: (x) => `Hàm ~${a(x)}~ được khai báo và gọi, nhưng chưa có thân hàm.` },
  "not-captured": { what: (x) => `Lambda chưa bắt biến ~${a(x)}~.`, instead: () => "Viết [&] ở đầu lambda." },
  "format-mismatch": {
    what: (x) => `~${a(x)}~ không hợp với ${b(x)}.`,
    instead: () => "%d cho int, %lld cho long long, %c cho char, %s cho chuỗi.",
  },
  "format-count": { what: (x) => `Khuôn dạng cần ${a(x)} tham số, em đưa vào ~${b(x)}~.` },
  "division-by-constant-zero": { what: () => "~Chia cho 0.~" },

  "index-out-of-range": {
    what: (x) => `Chỉ số ~${b(x)}~ nằm ngoài *${a(x)}*, mảng này có ${c(x)} phần tử (từ 0 tới ${Number(c(x)) - 1}).`,
    instead: () => "C++ thật có thể lặng lẽ đọc bậy hoặc ghi hỏng bộ nhớ ở đây. Em xem lại giới hạn của vòng lặp.",
  },
  "unset-read": {
    what: (x) => `~${a(x)}~ được đọc khi chưa có giá trị.`,
    instead: () => "Cho giá trị ngay khi khai báo: int x = 0;",
  },
  "null-pointer": { what: (x) => `~${a(x)}~ đi theo con trỏ rỗng.` },
  "stray-pointer": { what: (x) => `~${a(x)}~ trỏ ra ngoài mảng, hoặc tới thứ không còn nữa.` },
  "division-by-zero": {
    what: (x) => `Phép ~${a(x) || "/"}~ cho 0.`,
    instead: () => "Hỏi xem số chia có bằng 0 không trước đã.",
  },
  overflow: {
    what: (x) => `Kết quả của phép ~${a(x)}~ tràn kiểu *${b(x)}*.`,
    instead: (x) =>
      b(x) === "int" ? "int chỉ tới 2 147 483 647; em dùng long long." : "long long chỉ tới khoảng 9·10^18.",
  },
  "bad-shift": {
    what: (x) => `Dịch ~${a(x)}~ bit trong một số ${b(x)} bit.`,
    instead: (x) => `Số bit dịch phải từ 0 tới ${Number(b(x)) - 1}; n lớn thì viết 1LL << n.`,
  },
  "missing-return": {
    what: (x) => `Hàm *${a(x)}* kết thúc mà ~không có return~.`,
    instead: () => "Đi đường nào trong hàm cũng phải gặp return.",
  },
  "stack-overflow": {
    what: (x) => `Đã lồng ~${a(x)}~ lời gọi: đệ quy này có lúc nào dừng không?`,
    instead: () => "Xem lại điều kiện dừng, và mỗi lần gọi có tới gần nó hơn không.",
  },
  "out-of-memory": { what: (x) => `Chương trình cần hơn ~${a(x)} MB~ bộ nhớ.` },
  "empty-container": { what: (x) => `~${a(x)}~ lấy phần tử khi không còn gì.`, instead: () => "Hỏi empty() trước đã." },
  "input-exhausted": {
    what: () => "Chương trình muốn đọc nữa, nhưng ~dữ liệu vào đã hết~.",
    instead: () => "Thêm phần còn thiếu vào dữ liệu vào, hoặc hỏi if (cin >> x).",
  },
  "bad-input": { what: (x) => `Chương trình đang đọc ${term(a(x))}, nhưng dữ liệu vào là ~${b(x)}~.` },
  "bad-argument": { what: (x) => `*${a(x)}* không nhận được ~${b(x)}~.` },
  "assert-failed": { what: (x) => `~assert(${a(x)})~ không đúng.` },
  aborted: { what: () => "Chương trình đã gọi ~abort~." },
  "empty-function": { what: (x) => `~${a(x)}~ chưa chứa hàm nào.` },
  "budget-used-up": { what: (x) => `Dừng sau ~${a(x)}~ vòng: vòng lặp này có lúc nào dừng không?` },
};
