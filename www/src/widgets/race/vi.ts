import type { RaceWords } from "./words.js";

/** The race in Vietnamese. */
export const vi: RaceWords = {
  title: "Hai cách cùng đua trên một đề",
  decimal: ",",
  sides: { plain: "thường", mrv: "MRV" },
  puzzle: "Đề đua",
  lesson: "Bốn đề của bài",
  board: (side) => `Bảng của ${side}`,
  filled: "ô đã điền",
  of: (filled, all) => `${filled}/${all}`,
  badges: { first: "về trước", second: "về sau", together: "về cùng lúc", none: "hết cách" },

  start:
    "Hai cách xuất phát từ cùng một bảng. Mỗi bước, *mỗi bên đặt thêm đúng một số*; ai cần ít lần đặt hơn thì về trước.",
  step: (count, plain, mrv) => `*Lần đặt thứ ${count}.* Thường: ${plain}. MRV: ${mrv}.`,
  put: (digit, cell) => `*${digit}* ở ${cell}`,
  oneSolved: (side, count, other, now) =>
    `*${cap(side)} về trước*, sau ${count} lần đặt. ${cap(other)} còn chạy: ${now}.`,
  oneNone: (side, count, other, now) =>
    `*${cap(side)} xong trước*: sau ${count} lần đặt đã biết đề ~không có lời giải~. ${cap(other)} còn thử: ${now}.`,
  bothSolved: (winner, count, loser, lost, times) =>
    `*${cap(winner)} thắng*: ${count} lần đặt. ${cap(loser)} cần ${lost} lần đặt, gấp ${times} lần.`,
  bothNone: (first, count, second, lost) =>
    `Cả hai đã thử hết: đề ~không có lời giải~. ${cap(first)} biết sau ${count} lần đặt, ${second} sau ${lost} lần đặt.`,
  togetherSolved: (count) => `*Hai bên về cùng lúc*, mỗi bên ${count} lần đặt.`,
  togetherNone: (count) => `Hai bên cùng biết đề ~không có lời giải~, sau ${count} lần đặt.`,
  full: "Bảng đã đầy và đúng từ đầu: không bên nào phải đặt số nào.",
  clash: "Đề đã có số ~trùng nhau~ (gạch đỏ), nên không có lời giải: không bên nào phải chạy.",

  changes: {
    title: "Cùng một đề, số lần đặt khác",
    help: "Xoay, lật, đổi tên số hay đổi chỗ hàng cột thì đề vẫn là đề ấy, lời giải cũng đổi theo y như vậy. Chỉ có công sức của máy là khác.",
    kinds: {
      turn: "Xoay 90°",
      mirror: "Lật gương",
      digits: "Đổi tên số",
      bands: "Đổi chỗ dải ngang",
      stacks: "Đổi chỗ dải dọc",
      rows: "Đổi chỗ hàng",
      columns: "Đổi chỗ cột",
    },
    table: "Số lần đặt của các dạng đã thử",
    start: "Đề ban đầu",
    name: (at, kind) => `${at}. ${kind}`,
    column: "Dạng",
    done: (kind) => `*${kind}*: vẫn là đề ấy. Máy đang đếm lại số lần đặt ở bảng dưới.`,
    opened: (name) => `Đang mở: *${name}*.`,
  },

  chart: {
    title: "Cần bao nhiêu lần đặt?",
    help: "Mỗi vạch lớn gấp mười lần vạch trước.",
    desc: "Số lần đặt đến lời giải đầu tiên, hoặc đến khi biết là vô nghiệm; trục theo luỹ thừa của mười.",
    bar: (puzzle, plain, mrv) => `${puzzle}: thường ${plain}, MRV ${mrv}`,
    table: "Số lần đặt đến lời giải đầu tiên",
    column: "Đề",
    compare: "MRV so với thường",
    current: "Đề đang đua",
    running: "đang đua",
  },

  counts: {
    less: (times) => `ít hơn ${times} lần`,
    more: (times) => `nhiều hơn ${times} lần`,
    same: "bằng nhau",
    noSolution: "vô nghiệm",
    openEnd: (count) => `hơn ${count}`,
    counting: (count) => `${count}…`,
    failed: "chưa đếm được",
    goOn: "Đếm tới hết",
    stop: "Dừng",
    which: (action, puzzle, side) => `${action}: ${puzzle}, ${side}`,
    counted: (puzzle, side, count) => `Đã đếm xong ${puzzle}, ${side}: ${count} lần đặt.`,
    stopped: (puzzle, side, count) => `Đã dừng đếm ${puzzle}, ${side}, ở ${count} lần đặt.`,
  },

  gallery: {
    title: "Ai cũng có lúc thua",
    help: "Những đề cho thấy mỗi cách mạnh ở đâu, yếu ở đâu.",
    race: "Đua đề này",
    raceWhich: (puzzle) => `Đua đề này: ${puzzle}`,
    entries: {
      "mrv-wins": {
        name: "MRV đi thẳng",
        about: "MRV không phải quay lui lần nào: số lần đặt bằng đúng số ô trống. Quay lui thường thì lạc rất lâu.",
      },
      "anti-brute-force-17": {
        name: "Bẫy quay lui thường",
        about:
          "Hàng đầu của lời giải là 9 8 7 6 5 4 3 2 1, mà quay lui thường lại thử từ 1 đi lên. MRV cũng vất vả, vì chỉ có 17 số.",
      },
      cheese: {
        name: "MRV thua",
        about:
          "Hàng đầu của lời giải là 1 2 3 4 5 6 7 8 9: thử từ 1 đi lên là trúng ngay. MRV bắt đầu ở ô khác, đoán sai sớm và thua xa.",
      },
      "dead-cell": {
        name: "Đề vô nghiệm",
        about:
          "Có một ô trống không còn số nào điền được. MRV thấy ngay nên chẳng đặt số nào; quay lui thường phải thử hết mới biết.",
      },
    },
  },
};

function cap(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
