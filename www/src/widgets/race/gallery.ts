/** The four puzzles of the lesson's table, by their names in the list of puzzles. */
export const LESSON = ["easy", "medium", "hard", "inkala-2012"] as const;

export const GALLERY_IDS = ["mrv-wins", "anti-brute-force-17", "cheese", "dead-cell"] as const;
export type GalleryId = (typeof GALLERY_IDS)[number];

/** Boards that show what the two ways are good and bad at. The same stand in the table of right answers of the tests. */
export const GALLERY: Readonly<Record<GalleryId, string>> = {
  "mrv-wins": "000000000500006100060040030020050040300007800001000000000100002430020050600008700",
  "anti-brute-force-17": "000000000000003085001020000000507000004000100090000000500000073002010000000040009",
  cheese: "020050700400100006800003000200008003040020500000600010002090000090000005704000900",
  "dead-cell": "009028700806004005003000004600000000020713450000000002300000500900400807001250300",
};
