import type { PlainReceipt } from '../receipt/plainReceipt.ts';
import { type Paper, papers } from './paper.ts';
import { paperSheet } from './paperSheet.ts';
import { pageStyle, paperStyle, rollSize } from './paperStyle.ts';
import { printSheet } from './printSheet.ts';

/** Blank paper below the last line, in mm: the roll is cut there, not through the text. */
const CUT = 8;

/** Prints only the receipt, not the page. Throws as `printSheet` does. */
export function printReceipt(page: Document, receipt: PlainReceipt, paper: Paper): void {
  printSheet(page, {
    paper,
    look: paperStyle,
    content: paperSheet(page, receipt),
    rules: (host) => pageStyle(paper, host ? sizeOf(paper, host) : 'auto'),
  });
}

/** "A4", or the roll's width and the receipt's length. */
function sizeOf(paper: Paper, host: HTMLElement): string {
  return papers[paper].isRoll ? rollSize(paper, host.getBoundingClientRect().height, CUT) : 'A4';
}
