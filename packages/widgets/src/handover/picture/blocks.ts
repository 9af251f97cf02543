import { light } from '../../theme/palette.ts';
import type { NamedCode, PlainReceipt } from '../plainReceipt.ts';
import type { Line } from '../receiptLines.ts';
import { type Block, EDGE, type FontName, INNER, type Ink, type Pen, WIDTH } from './pen.ts';

export const gap = (height: number): Block => ({ height, draw() {} });

/** A paragraph. */
export function text(pen: Pen, words: string, font: FontName, ink: Ink, lineHeight: number): Block {
  const lines = pen.wrap(words, font, INNER);
  return {
    height: lines.length * lineHeight,
    draw(top) {
      lines.forEach((line, at) => {
        pen.write(line, font, ink, EDGE, top + at * lineHeight, lineHeight);
      });
    },
  };
}

const HEAD_PAD = 48;

/** The band on top: who sold it, what became of it, and what it cost. */
export function head(pen: Pen, receipt: PlainReceipt): Block {
  const { seller, title, status, amount, item, isDelivered } = receipt;
  const [ground, ink]: readonly [Ink, Ink] = isDelivered
    ? ['positiveSoft', 'positive']
    : ['cautionSoft', 'caution'];
  const parts = [
    text(pen, seller ?? title, 'seller', 'text', 40),
    gap(32),
    text(pen, status, 'status', ink, 52),
    text(pen, amount, 'amount', 'text', 84),
    text(pen, item, 'body', 'text', 42),
  ];
  const inner = stack(parts);
  return {
    height: inner.height + 2 * HEAD_PAD,
    draw(top) {
      pen.canvas.fillStyle = light[ground];
      pen.canvas.fillRect(0, top, WIDTH, inner.height + 2 * HEAD_PAD);
      inner.draw(top + HEAD_PAD);
    },
  };
}

const PAD = 28;
const DIGITS_LINE = 62;

/** A slip with a code in groups, as many to a line as there is room for. */
export function codeSlip(pen: Pen, { name, code, note }: NamedCode): Block {
  const step = pen.width('0', 'digits') * 0.8;
  const places: { group: string; x: number; row: number }[] = [];
  let x = 0;
  let row = 0;
  for (const group of code.groups.flatMap((part) => pen.wrap(part, 'digits', INNER - 2 * PAD))) {
    const width = pen.width(group, 'digits');
    if (x > 0 && x + width > INNER - 2 * PAD) {
      x = 0;
      row += 1;
    }
    places.push({ group, x, row });
    x += width + step;
  }
  const below = note ? 42 : 0;
  const height = 2 * PAD + 40 + 8 + (row + 1) * DIGITS_LINE + below;
  return {
    height: height + 16,
    draw(top) {
      slipEdge(pen, top, height);
      pen.write(name, 'name', 'text', EDGE + PAD, top + PAD, 40);
      const from = top + PAD + 48;
      for (const place of places) {
        pen.write(
          place.group,
          'digits',
          'text',
          EDGE + PAD + place.x,
          from + place.row * DIGITS_LINE,
          DIGITS_LINE,
        );
      }
      if (note) pen.write(note, 'term', 'muted', EDGE + PAD, from + (row + 1) * DIGITS_LINE, 42);
    },
  };
}

function slipEdge({ canvas }: Pen, top: number, height: number): void {
  canvas.save();
  canvas.beginPath();
  canvas.roundRect(EDGE, top, INNER, height, 16);
  canvas.fillStyle = light.canvas;
  canvas.fill();
  canvas.setLineDash([8, 8]);
  canvas.lineWidth = 2;
  canvas.strokeStyle = light.lineStrong;
  canvas.stroke();
  canvas.restore();
}

/** One line of the receipt: its term at the start, its value at the end, or below it where both do not fit. */
export function row(pen: Pen, { term, value }: Line): Block {
  const termWidth = pen.width(term, 'term');
  const beside = pen.wrap(value, 'value', INNER - termWidth - 32);
  const isBeside = beside.length === 1;
  const lines = isBeside ? beside : pen.wrap(value, 'value', INNER);
  const height = (isBeside ? 0 : 40) + lines.length * 42 + 24;
  return {
    height,
    draw(top) {
      pen.canvas.fillStyle = light.line;
      pen.canvas.fillRect(EDGE, top + height - 2, INNER, 2);
      pen.write(term, 'term', 'muted', EDGE, top + 12, 42);
      lines.forEach((line, at) => {
        const x = EDGE + INNER - pen.width(line, 'value');
        pen.write(line, 'value', 'text', x, top + 12 + (isBeside ? 0 : 40) + at * 42, 42);
      });
    },
  };
}

/** Blocks one under the other. */
export function stack(blocks: readonly Block[]): Block {
  return {
    height: blocks.reduce((sum, { height }) => sum + height, 0),
    draw(top) {
      let y = top;
      for (const block of blocks) {
        block.draw(y);
        y += block.height;
      }
    },
  };
}
