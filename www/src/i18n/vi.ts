import type { BarredBy, Words } from "./words.js";

const houses = { row: "hàng", column: "cột", box: "khối" } as const;

const list = (digits: readonly number[]) => digits.join(" ");

/** "1, 4 và 6" */
const and = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} và ${parts.at(-1)}`;

const barredBy = (barred: readonly BarredBy[]) =>
  and(barred.map(({ house, index, digits }) => `${houses[house]} ${index} đã có ${list(digits)}`));

/** Vietnamese, the page's first language. */
export const vi: Words = {
  language: "vi",
  thousands: "\u202f",
  decimal: ",",

  cell: (row, column) => `hàng ${row} cột ${column}`,
  house: (kind, index) => `${houses[kind]} ${index}`,

  looks: {
    empty: "ô trống",
    given: "số đề cho",
    learner: "số em điền",
    machine: "số máy điền",
    sketch: "số điền nháp",
    examined: "đang xét",
    clash: "bị trùng",
    dead: "hết số",
    marks: (digits) => `ghi chú ${list(digits)}`,
  },

  legend: {
    title: "Chú thích",
    given: "số đề cho",
    learner: "số em điền",
    machine: "số máy điền",
    selected: "ô đang chọn, đang xét",
    clash: "bị trùng, ngõ cụt",
    trying: "đang thử",
    dead: "bị trùng hoặc hết số",
    placed: "số đã đặt",
    empty: "ô trống",
    path: "đường đã đi",
  },

  player: {
    group: "Điều khiển từng bước",
    first: "Về đầu",
    back: "Lùi một bước",
    play: "Tự chạy",
    pause: "Tạm dừng",
    next: "Tiếp một bước",
    last: "Tới lời giải hoặc tới hết",
    nextBacktrack: "Tới lần quay lui kế tiếp",
    seek: "Vị trí",
    position: (step, of) => (of === null ? `bước ${step}` : `bước ${step} trên ${of}`),
    stepWord: "bước",
    speed: "Tốc độ",
    rate: (rate) => (Number.isFinite(rate) ? `${rate} bước mỗi giây` : "nhanh hết mức"),
    working: "Đang chạy…",
    stop: "Dừng",
  },

  counters: {
    placements: "lần đặt số",
    backtracks: "lần quay lui",
    depth: "độ sâu",
    solutions: "lời giải",
  },

  step: {
    start: "Bấm *Tiếp ▷* để máy thử số đầu tiên.",
    startGo: "Máy sẽ đi từ bảng này. Bấm *Tiếp ▷* để xem từng bước.",
    select: (cell, digits) =>
      digits.length === 1
        ? `Chọn ${cell}: chỉ còn điền được *${digits[0]}*, không phải đoán.`
        : digits.length === 0
          ? `Chọn ${cell}: ~không còn số nào~ điền được.`
          : `Chọn ${cell}: ít lựa chọn nhất, ${digits.length} số (*${list(digits)}*).`,
    clash: (cell, digit, reasons, more) =>
      `Thử *${digit}* ở ${cell}: ~trùng~ với số ${digit} ở ${and(reasons)}${more > 0 ? ` và ${more} ô nữa` : ""}.`,
    clashReason: (kinds, cell) => `${cell} (cùng ${and(kinds.map((kind) => houses[kind]))})`,
    place: (cell, digit) => `Thử *${digit}* ở ${cell}: không trùng, *đặt* xuống rồi đi tiếp.`,
    exhausted: (cell, side) => `Ở ${cell} đã thử đủ 1–${side} mà không được: ~hết số~, phải quay lui.`,
    noCandidate: (cell) => `Ở ${cell} không còn số nào để thử: ~ngõ cụt~, phải quay lui.`,
    erase: (cell, digit) => `Quay về ${cell}: *xoá ${digit}*, rồi thử số lớn hơn.`,
    eraseForMore: (cell, digit) => `Tìm tiếp lời giải khác: ở ${cell} *xoá ${digit}*, thử số lớn hơn.`,
    solution: (count, first) =>
      first
        ? "Bảng đã đầy mà không số nào trùng: *tìm được lời giải*."
        : `Thêm một lời giải nữa: *lời giải thứ ${count}*.`,
    finishedNone: "Đã thử hết mọi cách mà không được: từ bảng lúc bắt đầu *không có lời giải*.",
    finishedUnique: "Đã thử hết mọi cách: bảng lúc bắt đầu có *đúng một lời giải*.",
    finishedMany: (count) => `Đã thử hết mọi cách: bảng lúc bắt đầu có *${count} lời giải*.`,
    finishedClash: (digit, cells) =>
      `Bảng đang có hai số ${digit} ~trùng nhau~ (${cells}), nên không có lời giải nào; máy không cần thử.`,
  },

  play: {
    title: "Em giải hay để máy giải?",
    puzzle: "Đề",
    puzzles: {
      "starter-4": "4×4 khởi động",
      easy: "Dễ · 36 số",
      medium: "Vừa · 24 số",
      hard: "Khó · 24 số",
      "inkala-2012": "Inkala 2012 · 21 số",
      "empty-9": "Bảng trống 9×9",
      "empty-4": "Bảng trống 4×4",
    },
    ownPuzzle: (givens) => `Đề của em · ${givens} số`,
    pasteOwn: "Dán đề của em…",
    order: "Cách giải",
    orders: { plain: "Quay lui thường", mrv: "MRV + bitmask" },
    hint: "Gợi ý",
    machine: "Máy giải",
    undo: "Hoàn tác",
    redo: "Làm lại",
    erase: "Xoá",
    marks: "Ghi chú",
    confirm: "Chốt số này",
    fillMarks: "Ghi chú mọi ô",
    clearMarks: "Xoá mọi ghi chú",
    restart: "Chơi lại từ đầu",
    fix: "Lấy các số này làm đề",
    fixed: (givens) => `Đã lấy ${givens} số trên bảng làm đề.`,
    more: "Thêm",
    autoClean: "Tự xoá ghi chú thừa",
    strict: "Luyện tay",
    strictHelp: "Điền nháp, Enter để chốt; máy đếm số lần chốt sai",
    time: "thời gian",
    pause: "Dừng đồng hồ",
    resume: "Chơi tiếp",
    paused: "Đang nghỉ. Bảng được che cho công bằng.",
    strikes: "lần chốt sai",
    digitPad: "Bàn phím số",
    digitLeft: (left) => (left > 0 ? `còn ${left}` : "đã đủ"),
    board: "Bảng Sudoku",
    ready: "Chọn một ô trống rồi bấm một số.",
    readyEmpty: "Bảng trống: em gõ đề của mình vào, hoặc để máy giải luôn.",
    givenFixed: "Đây là số đề cho, không sửa được.",
    placed: (digit, cell) => `Đặt *${digit}* ở ${cell}.`,
    placedClash: (digit, cell, where) => `Số *${digit}* ở ${cell} ~trùng~ với ${where}.`,
    erased: (cell) => `Đã xoá ${cell}.`,
    marked: (digit, cell) => `Ghi chú *${digit}* ở ${cell}.`,
    unmarked: (digit, cell) => `Bỏ ghi chú ${digit} ở ${cell}.`,
    filledMarks: "Đã ghi chú mọi số điền được vào các ô trống.",
    clearedMarks: "Đã xoá mọi ghi chú.",
    undone: "Đã hoàn tác.",
    redone: "Đã làm lại.",
    nothingToUndo: "Không còn gì để hoàn tác.",
    nothingToRedo: "Không còn gì để làm lại.",
    restarted: "Bảng về như lúc đầu. Hoàn tác được nếu em đổi ý.",
    sketched: (digit, cell) => `Điền nháp *${digit}* ở ${cell}. Bấm *Chốt số này* hoặc Enter để chốt, xoá để bỏ.`,
    confirmed: (digit, cell) => `Chốt *${digit}* ở ${cell}: được.`,
    confirmedUndecided: (digit, cell) =>
      `Chốt *${digit}* ở ${cell}. Máy chưa biết chắc phần còn lại có giải được không.`,
    strike: (digit, cell, strikes) =>
      `Số *${digit}* ở ${cell} ~không được~: phần còn lại sẽ không giải nổi. Đây là lần chốt sai thứ ${strikes}.`,
    nothingToConfirm: "Ô này chưa có số điền nháp để chốt.",
    won: (time, strikes, strict) =>
      `*Xong!* Em giải đúng cả bảng trong ${time}${strict ? `, ${strikes === 0 ? "không chốt sai lần nào" : `${strikes} lần chốt sai`}` : ""}.`,
    wonWithMachine: "*Xong.* Bảng đầy và đúng luật, có phần máy giúp.",
    takeOver: "Giữ số của máy, em chơi tiếp",
    giveBack: "Dừng, trả bảng cho em",
    tookOver: "Em chơi tiếp từ chỗ máy dừng. Hoàn tác sẽ xoá các số của máy.",
    gaveBack: "Bảng trở lại như lúc em để máy giải.",
    machineFromHere: "Máy giải tiếp từ bảng của em",
    machineNoWay: "Từ bảng này ~không còn cách nào~ giải nổi. Máy vẫn thử cho em thấy.",
    brokenSave: "Bản lưu của ván này bị hỏng. Máy đã cất riêng nó và mở ván mới.",
    noStore: "Trình duyệt không cho lưu: tải lại trang sẽ mất ván này.",
    copyLink: "Chép liên kết",
    linkCopied: "Đã chép liên kết tới đúng bước này.",
    linkReady: "Liên kết tới đúng bước này đã ở trên thanh địa chỉ.",
    linkBroken: (part) => `Liên kết bị hỏng ở phần “${part}”, nên trang mở như thường.`,
    linkKeepsGame: "Em mở một liên kết. Ván em đang chơi dở đề này vẫn còn nguyên.",
    done: "Xong",
  },

  hint: {
    full: "Bảng đã đầy và đúng. Không còn gì để gợi ý.",
    clash: (cells) => `Trước hết hãy sửa chỗ ~trùng~: ${cells}.`,
    wrong: (count) =>
      count === 1
        ? "Chưa gợi ý được: bảng không có số trùng, nhưng ~đã sai ở một ô~."
        : "Chưa gợi ý được: bảng không có số trùng, nhưng ~đã sai ở đâu đó~.",
    wrongUnknownPlace: "Bảng này ~không còn cách nào~ điền nốt.",
    impossible: "Chính đề này ~không có lời giải~, nên không có gì để gợi ý.",
    undecided: "Máy chưa biết chắc bảng này còn giải được không, nên chưa dám gợi ý.",
    dead: (cell, barred) => `${cap(cell)} ~không còn số nào~: ${barredBy(barred)}.`,
    single: (cell, digit, barred) => `${cap(cell)} chắc chắn là *${digit}*: ${barredBy(barred)}.`,
    fewest: (cell, digits, barred) =>
      `${cap(cell)} ít lựa chọn nhất: chỉ ${and(digits.map((digit) => `*${digit}*`))}.${barred.length > 0 ? ` ${cap(barredBy(barred))}.` : ""}`,
    showWrong: "Xem sai ở đâu",
    backToRight: "Quay về lúc còn đúng",
    wrongShown: (cells) => `Sai từ đây: ${cells}.`,
    backAtRight: "Bảng đã về lúc còn đúng. Hoàn tác để trở lại.",
  },

  paste: {
    title: "Dán đề của em",
    help: "81 số (hoặc 16 số cho bảng 4×4), 0 hay dấu chấm là ô trống. Chín dòng, có khung, có dấu phẩy hay cả mảng C++, Python đều đọc được.",
    field: "Đề",
    preview: "Xem trước",
    use: "Dùng đề này",
    cancel: "Thôi",
    waiting: "Dán hoặc gõ đề vào ô bên cạnh.",
    good: (givens, side) => `Đọc được bảng ${side}×${side}, ${givens} số đề cho.`,
    goodClash: "Các số đề cho ~trùng nhau~ (gạch đỏ). Vẫn mở được, nhưng đề này không có lời giải.",
    more: (count) => `Còn ${count} đề nữa ở dưới; trang lấy đề đầu tiên.`,
    place: (line, column) => `dòng ${line}, ký tự ${column}`,
    needed: { 0: "81 (bảng 4×4: 16)", 4: "16", 9: "81" },
    errors: {
      empty: () => "Không thấy ô nào của bảng Sudoku ở đây.",
      "too-few": (found, _, needed) =>
        found === 0 ? "Không thấy ô nào của bảng Sudoku ở đây." : `Thiếu ô: mới đọc được ${found}, cần ${needed}.`,
      "too-many": (found, _, needed) => `Thừa ô: đọc được ${found}, cần ${needed}.`,
      "unknown-character": (_, character) => `Ký tự “${character}” không có nghĩa gì ở đây.`,
      "digit-too-large": (found) => `Bảng 4×4 chỉ có các số từ 1 đến 4, không có ${found}.`,
      "candidate-grid": () => "Đây là bảng ghi chú, mỗi ô nhiều số. Trang cần bảng mỗi ô một số.",
      "mixed-empty": (_, character) =>
        `Ô trống đang được viết bằng hai kiểu, đây là “${character}”. Em dùng một kiểu thôi.`,
      "wrong-size": (found, _, needed) => `Đây là bảng ${found} ô, chỗ này cần bảng ${needed} ô.`,
      "ragged-lines": (found) => `Các dòng dài không bằng nhau: dòng này có ${found} ô.`,
    },
  },

  sim: {
    title: "Máy quay lui trên bảng 4×4",
    puzzle: "Đề 4×4: 4 dòng, mỗi dòng 4 số, 0 là ô trống",
    edit: "Sửa đề",
    editHelp: "4 dòng × 4 số, 0 là ô trống",
    reset: "Về đề mặc định",
    empty: "Bảng trống",
    contradictory: "Đề vô nghiệm",
    presets: "Đề mẫu",
    defaultPuzzle: "Đề mặc định",
    own: "Đề của em",
    board: "Bảng 4×4",
    tried: (cell) => `Đã thử ở ${cell}`,
    triedNone: "Chưa thử số nào",
    triedDigit: (digit, state) =>
      `${digit}: ${{ barred: "bị trùng", erased: "đã đặt rồi xoá", now: "đang đặt", left: "chưa thử" }[state]}`,
    path: "Đường đã đi",
    pathEmpty: "Chưa đặt số nào.",
    pathStep: (cell, digit) => `${cell}: ${digit}`,
    goOn: "Tìm tiếp lời giải khác",
  },

  page: {
    light: "Nền sáng",
    dark: "Nền tối",
    loading: "Đang mở…",
    failed: "Không mở được phần chạy của trang. Kiểm tra mạng rồi thử lại.",
    crashed: "Máy vừa gặp lỗi và đã được khởi động lại; bảng của em vẫn còn.",
    copyProgram: "Chép",
    programCopied: "Đã chép",
    programMarked: "Đã bôi đen, em bấm Ctrl+C",
  },
};

function cap(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
