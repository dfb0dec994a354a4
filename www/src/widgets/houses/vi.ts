import type { HouseWords } from "./words.js";

const names = { row: "hàng", column: "cột", box: "khối" } as const;

const list = (digits: readonly number[]) => digits.join(" ");

/** "1, 4 và 6" */
const and = (parts: readonly (string | number)[]) =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} và ${parts.at(-1)}`;

const cap = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const left = (free: readonly number[]) =>
  free.length === 0
    ? "~không còn số nào~ điền được"
    : free.length === 1
      ? `chỉ còn điền được *${free[0]}*`
      : `còn điền được *${and(free)}*`;

export const vi: HouseWords = {
  titleSmall: "Ba vùng của một ô",
  title: "Hình B. Ô này điền được số nào?",
  board: "Bảng để xem ba vùng của từng ô",
  ask: "ô dấu hỏi",
  example: "Ví dụ: đề dễ, hàng 2 cột 4",
  empty: (cell, barred, free) =>
    barred.length === 0
      ? `${cap(cell)}: ba vùng chưa có số nào, nên ${left(free)}.`
      : `${cap(cell)}: ba vùng đã có *${list(barred)}*, nên ${left(free)}.`,
  filled: (cell, digit, free) =>
    `${cap(cell)} đã có *${digit}*: kiểm tra số ${digit} ở đây thì nó ~trùng với chính nó~, vì phép kiểm tra chỉ đúng với ô trống. Nếu ô còn trống thì ${left(free)}.`,
  small: (cell, houses, free) =>
    `${cap(cell)}: ${and(
      houses.map(({ kind, digits }) =>
        digits.length > 0 ? `${names[kind]} đã có *${list(digits)}*` : `${names[kind]} chưa có số nào`,
      ),
    )}. ${cap(left(free))}.`,
  smallFilled: (cell, digit) => `${cap(cell)} đã có số *${digit}*. Quanh nó là hàng, cột và khối của nó.`,
  shares: (kinds) => `cùng ${and(kinds.map((kind) => names[kind]))}`,
  coordinates: "Một ô, hai cách đếm",
  kinds: names,
  from1: "người đếm từ 1",
  from0: "mảng đếm từ 0",
  arithmetic: "Ô này ở khối nào?",
  quotient: "chia lấy phần nguyên",
  corner: "góc trên bên trái của khối",
  boxNumber: "số của khối",
  houses: "Ba vùng đã có",
  looks: { row: "gạch ngang", column: "gạch dọc", box: "chấm tròn" },
  none: "chưa có số nào",
  digits: (cell) => `Từng số ở ${cell}`,
  digitsFilled: (cell) => `Từng số, nếu ${cell} còn trống`,
  digitsHelp: "Chạm hoặc rê chuột vào một số bị loại để thấy ô nào loại nó.",
  free: "điền được",
  linkCopied: "Đã chép liên kết tới đúng ô này.",
  linkReady: "Liên kết tới đúng ô này đã ở trên thanh địa chỉ.",
};
