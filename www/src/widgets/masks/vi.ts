import type { MaskWords } from "./words.js";

/** "1, 4 và 6" */
const and = (parts: readonly (string | number)[]) =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} và ${parts.at(-1)}`;

export const vi: MaskWords = {
  title: "Ít lựa chọn nhất, xem từng bit",
  board: "Bảng, mỗi ô trống ghi số lượng số điền được",
  start: "Mỗi ô trống ghi số lượng số điền được. Bấm *Tiếp ▷* để máy chọn ô, hoặc chạm một ô để xem mask của nó.",
  select: (cell, digits, others) => {
    const [first] = digits;
    if (digits.length === 0) {
      return `Chọn ${cell}: ~không còn số nào~ điền được, nên bảng đã sai từ trước. Phải quay lui ngay, khỏi xét ô khác.`;
    }
    const ties = others > 0 ? ` ${others} ô khác cũng vậy, nhưng ô này đứng trước.` : "";
    if (digits.length === 1) {
      return `Chọn ${cell}: chỉ còn *một* số điền được là *${first}*, không phải đoán.${ties}`;
    }
    return `Chọn ${cell}: không ô nào còn ít hơn *${digits.length}* số. Phải *đoán*: thử lần lượt ${and(digits)}.${ties}`;
  },
  place: (cell, digit, forced, left) =>
    forced
      ? `Đặt *${digit}* ở ${cell}: số duy nhất điền được. Ba mask *bật bit ${digit}*.`
      : `*Đoán ${digit}* ở ${cell}${left.length > 0 ? `, nếu hỏng còn ${and(left)}` : ", số cuối cùng của ô này"}. Ba mask *bật bit ${digit}*.`,
  erase: (cell, digit, left) =>
    `Quay về ${cell}: *xoá ${digit}*, ba mask *tắt bit ${digit}*. ${
      left.length > 0 ? `Còn ${and(left)} để thử.` : "Ô này ~hết số~ để thử."
    }`,
  looking: (cell) => `Em đang xem mask của ${cell}.`,
  lookingFilled: (cell, digit) => `Em đang xem ${cell}, ô đã có số *${digit}*.`,
  back: "Về ô máy đang xét",
  noCell: "Chạm một ô trên bảng để xem mask của nó.",
  candidates: (count) => `${count} số điền được`,
  counts: { placements: "lần đặt số", forced: "chắc chắn", guessed: "đoán", deadEnds: "lần quay lui" },
  strip: (placements, forced, guessed, deadEnds) =>
    `${placements} lần đặt số: ${forced} lần chắc chắn, ${guessed} lần đoán; ${deadEnds} lần quay lui`,
  stripTitle: "Các bước đã qua",
  nextGuess: "Tới lần đoán kế tiếp",
  nextDeadEnd: "Tới ngõ cụt kế tiếp",
  masks: (cell) => `Mask của ${cell}`,
  bit: "bit",
  kinds: { row: "hàng", column: "cột", box: "khối" },
  left: "chưa thử",
  popcount: (count) => `đếm bit 1: còn ${count} số điền được`,
  lowest: (digit) => `bit 1 thấp nhất: thử số ${digit} trước`,
  lowestNone: "không còn bit nào: ngõ cụt",
  filledNote: (digit) => `Ô này đã có ${digit}, nên bit ${digit} bật trong cả ba mask. Công thức chỉ dùng cho ô trống.`,
  toggle: (digit, placed) => (placed ? `Đặt ${digit}: bật bit ${digit}` : `Xoá ${digit}: tắt bit ${digit}`),
  toggleNote: "Cùng một phép XOR vừa bật vừa tắt được bit.",
  before: "trước",
  after: "sau",
  legend: {
    count: "số lượng số điền được",
    one: "chỉ còn một số",
    none: "không còn số nào",
    chosen: "ô máy đang xét",
    looked: "ô em đang xem",
    row: "hàng",
    column: "cột",
    box: "khối",
  },
};
