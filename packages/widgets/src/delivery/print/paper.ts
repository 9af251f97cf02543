/** Papers for receipts: a sheet, or a roll of a receipt printer. Sizes in mm. */
export const papers = {
  a4: { width: 210, margin: 18, isRoll: false },
  // Receipt printers leave the edges blank: 72 of 80 mm and 48 of 58 mm are printable.
  roll80: { width: 80, margin: 4, isRoll: true },
  roll58: { width: 58, margin: 5, isRoll: true },
} as const;

export type Paper = keyof typeof papers;
export const paperNames = Object.keys(papers) as readonly Paper[];

/** Kept per device, because the printer belongs to the shop. Only the name of the paper is stored, no purchase data. */
const KEY = 'oja-paper';

/** The last used paper; `null` before the first print or if storage is blocked. */
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
    // Storage is blocked or full: the next print asks again.
  }
}
