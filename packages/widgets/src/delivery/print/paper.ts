/** What a receipt is printed on: a sheet, or a roll of a shop's printer. Widths in mm. */
export const papers = {
  a4: { width: 210, margin: 18, isRoll: false },
  // A roll's printer leaves its edges white: 72 of 80 mm and 48 of 58 mm can be printed on.
  roll80: { width: 80, margin: 4, isRoll: true },
  roll58: { width: 58, margin: 5, isRoll: true },
} as const;

export type Paper = keyof typeof papers;
export const paperNames = Object.keys(papers) as readonly Paper[];

/** On this device: the printer stands in the shop. Only the paper's name is kept, nothing of a sale. */
const KEY = 'oja-paper';

/** The paper of the last time; null where there was none, or where storage is blocked. */
export function rememberedPaper(): Paper | null {
  try {
    const kept = localStorage.getItem(KEY);
    return paperNames.find((paper) => paper === kept) ?? null;
  } catch {
    return null;
  }
}

export function rememberPaper(paper: Paper): void {
  try {
    localStorage.setItem(KEY, paper);
  } catch {
    // Blocked or full: it is asked for again the next time.
  }
}
