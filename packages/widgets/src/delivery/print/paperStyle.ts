import { families, mono } from '../../theme/families.ts';
import { type Paper, papers } from './paper.ts';

/**
 * Styles for paper, as text for a constructed stylesheet: a strict CSP allows one but blocks `style` attributes and
 * elements. Black on white, in pt and mm, because the screen's colours and sizes do not apply to paper.
 */
export const paperStyle = `
:host { color: #000; background: #fff; color-scheme: light; font: 10pt/1.4 ${families.Roboto}; text-align: start }
* { box-sizing: border-box; margin: 0; padding: 0 }
.sheet { overflow-wrap: anywhere }
.head { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; gap: 1mm 4mm }
.seller { font-size: 13pt; font-weight: 600 }
.title { font-size: 9pt }
.sum { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; gap: 1mm 4mm;
  margin-block: 4mm 1mm; padding-block-start: 4mm; border-block-start: 0.4mm solid #000 }
.status { font-size: 13pt; font-weight: 600 }
.amount { font-size: 18pt; font-weight: 600; font-variant-numeric: tabular-nums }
.instruction { margin-block-start: 4mm }
.codes { list-style: none; margin-block-start: 4mm; border: 0.3mm dashed #000; border-radius: 2mm }
.codes:empty { display: none }
.code { padding: 3mm; break-inside: avoid }
.code + .code { border-block-start: 0.3mm dashed #000 }
.digits { font: 600 18pt/1.3 ${mono}; font-variant-numeric: slashed-zero; text-wrap: balance }
.group { display: inline-block }
.lines { margin-block-start: 4mm }
.line { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 4mm; padding-block: 1mm;
  border-block-end: 0.1mm solid #999; break-inside: avoid }
.value { flex: 1 1 auto; font-weight: 500; text-align: end; font-variant-numeric: tabular-nums }
.support { margin-block-start: 4mm }
:host([data-oja-paper="roll58"]) { font-size: 8.5pt }
:host([data-oja-paper="roll58"]) .digits { font-size: 13pt }
:host([data-oja-paper="roll58"]) .code { padding: 2mm }
:host([data-oja-paper="a4"]) .sheet { max-width: 130mm }
`;

/** Specificity high enough to override the page's own print styles. */
const everythingElse = 'body > :not([data-oja-paper]):not(#oja#oja)';

/**
 * Rules for the page during a print. On screen the sheet is off-screen and hidden, but laid out as on paper so that it
 * can be measured. In print only the sheet is visible. `margin` is in mm.
 */
export function pageStyle(paper: Paper, size: string, margin: number = papers[paper].margin): string {
  const { width } = papers[paper];
  return `
@page { size: ${size}; margin: ${papers[paper].isRoll ? `0 ${margin}mm` : `${margin}mm`} }
[data-oja-paper] { display: block !important; width: ${width - 2 * margin}mm !important }
@media screen { [data-oja-paper] { position: fixed !important; inset: 0 auto auto -1000mm !important; visibility: hidden !important } }
@media print {
  ${everythingElse} { display: none !important }
  html, body { display: block !important; position: static !important; width: auto !important; height: auto !important;
    min-height: 0 !important; margin: 0 !important; padding: 0 !important; overflow: visible !important;
    background: #fff !important; transform: none !important }
}`;
}

/** CSS pixels of a millimetre. */
const MM = 96 / 25.4;

/** The page size of a piece on a roll. `height` is the content's in px; `below` is blank paper in mm, where the roll is cut. */
export const rollSize = (paper: Paper, height: number, below: number): string =>
  `${papers[paper].width}mm ${Math.ceil(height / MM) + below}mm`;
