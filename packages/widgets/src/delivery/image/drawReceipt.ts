import { light } from '../../theme/palette.ts';
import type { PlainReceipt } from '../receipt/plainReceipt.ts';
import { codeSlip, gap, head, row, stack, text } from './blocks.ts';
import { type Block, createPen, EDGE, fonts, type Pen, WIDTH } from './pen.ts';

function compose(pen: Pen, receipt: PlainReceipt): Block {
  const { instruction, codes, lines, support } = receipt;
  return stack([
    head(pen, receipt),
    gap(32),
    ...(instruction ? [text(pen, instruction, 'body', 'text', 42), gap(24)] : []),
    ...codes.map((code) => codeSlip(pen, code)),
    gap(8),
    ...lines.map((line) => row(pen, line)),
    ...(support ? [gap(32), text(pen, support, 'caption', 'muted', 36)] : []),
    gap(EDGE),
  ]);
}

/** Loads the page's fonts that are not loaded yet: a canvas does not wait for them. */
async function fontsReady(page: Document): Promise<void> {
  // If a font fails to load, the canvas uses the next one of its font stack.
  await Promise.allSettled(
    [...new Set(Object.values(fonts))].map((font) => page.fonts.load(font, '\u20a60')),
  );
}

/** Draws a receipt as a PNG, 720 px wide. Rejects if the browser can't create one. */
export async function drawReceipt(page: Document, receipt: PlainReceipt): Promise<Blob> {
  await fontsReady(page);
  const canvas = page.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no images.');
  const block = compose(createPen(context), receipt);
  canvas.width = WIDTH;
  canvas.height = Math.ceil(block.height);
  context.fillStyle = light.surface;
  context.fillRect(0, 0, canvas.width, canvas.height);
  block.draw(0);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The image is empty.'))), 'image/png');
  });
}
