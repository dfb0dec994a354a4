import type { CountWords } from "./words.js";

const houses = { row: "hàng", column: "cột", box: "khối" } as const;
const cap = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const vi: CountWords = {
  title: "Một, không hay nhiều lời giải?",
  board: "Bảng đang hỏi",
  solution: (number) => `Lời giải ${number}`,
  onlySolution: "Lời giải duy nhất",
  boards: "Chọn bảng",
  lessonBoards: "Bốn bảng của bài",
  hardBoards: "Bảng làm khó máy",
  presets: {
    easy: "Dễ · 36 số",
    "easy-without-8": "Dễ, bỏ số 8 ở hàng 1 cột 1",
    empty: "Bảng trống",
    "row-1": "Hàng 1 là 1…8, số 9 ở hàng 2 cột 9",
    two: "Đúng hai lời giải",
    fifteen: "Chỉ 15 số đề cho",
    "dead-column": "Vô nghiệm: một số hết chỗ",
    "dead-deep": "Vô nghiệm mà khó thấy",
  },
  own: (givens) => `Bảng của em · ${givens} số`,
  paste: "Dán bảng của em…",
  asked: {
    group: "Bảng em đang chơi",
    givens: "Chỉ số đề cho",
    board: "Cả số em điền",
    preset: (name, givens) => `Đang hỏi: *${name}* (${givens} số trên bảng).`,
    gameGivens: (givens) => `Đang hỏi: đề em đang chơi, *chỉ ${givens} số đề cho*.`,
    gameBoard: (givens, learner) => `Đang hỏi: bảng em đang chơi, *${givens} số đề cho và ${learner} số đã điền*.`,
  },
  go: { start: "Đếm", on: "Đếm tiếp", stop: "Dừng", done: "Đếm xong" },
  verdicts: { undecided: "Chưa biết", none: "Vô nghiệm", unique: "Duy nhất", many: "Nhiều lời giải" },
  working: "Máy đang đếm…",
  unique: "*Duy nhất:* bảng này có đúng một lời giải. Các số máy điền viết nghiêng.",
  manyAll: (count, cells) =>
    `*Nhiều lời giải:* có tất cả ${count}. Hai lời giải đầu khác nhau ở ${cells} ô, có đánh dấu góc.`,
  manyMore: (count, cells) =>
    `*Nhiều lời giải:* hơn ${count}, máy thôi không đếm nữa. Hai lời giải đầu khác nhau ở ${cells} ô, có đánh dấu góc.`,
  manyStopped: (count, cells) =>
    `*Nhiều lời giải:* đã thấy ${count}, có thể còn nữa. Hai lời giải đầu khác nhau ở ${cells} ô, có đánh dấu góc.`,
  undecidedNone: (guesses) =>
    `*Chưa biết:* sau ${guesses} lần đoán máy chưa thấy lời giải nào, mà cũng chưa thử hết. Đếm tiếp không?`,
  undecidedOne: (guesses) =>
    `*Chưa biết:* sau ${guesses} lần đoán máy thấy một lời giải, mà chưa thử hết. Đếm tiếp không?`,
  why: {
    clash: (digit, house, index, cells) =>
      `~Vô nghiệm:~ ${houses[house]} ${index} có các số ${digit} ~trùng nhau~ (${cells}).`,
    cell: (sentence) => `~Vô nghiệm:~ ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`,
    digit: (digit, house, index, by) =>
      `~Vô nghiệm:~ ở ${houses[house]} ${index} số *${digit}* không còn chỗ: mọi ô trống đều vướng số ${digit} ở ${by}.`,
    search:
      "~Vô nghiệm:~ nhìn bảng thì không thấy gì sai, phải thử hết mọi đường mới biết. Xem hai cách tìm của bài mất bao nhiêu lần đặt số ở bên dưới.",
  },
  counters: { solutions: "lời giải", guesses: "lần đoán của máy nhanh" },
  count: { more: (count) => `hơn ${count}`, least: (count) => `ít nhất ${count}` },
  differ: {
    title: (cells) => `${cells} ô khác nhau`,
    more: (cells) => `và ${cells} ô nữa`,
  },
  looks: { differs: "khác lời giải kia", barring: "chặn số này", noPlace: "không nhận số này" },
  programs: {
    title: "Hai cách tìm của bài thì sao?",
    help: "Mỗi cách đếm tới 2 lời giải rồi thôi. Làm lâu quá thì máy dừng lại hỏi em.",
    budget: "Chưa biết: chưa thấy lời giải, đếm tiếp không?",
    budgetOne: "Chưa biết: mới thấy một lời giải, đếm tiếp không?",
    waiting: "chưa đếm",
    goName: (action, method) => `${action}: ${cap(method)}`,
  },
};
