import { light } from '../../theme/palette.ts';
import type { NamedCode, PlainReceipt } from '../receipt/plainReceipt.ts';
import type { Line } from '../receipt/receiptLines.ts';
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

/** The band at the top: seller, status, amount and item. */
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
const SLIP = INNER - 2 * PAD;
const DIGITS_LINE = 62;
const NOTE_LINE = 42;

/** Positions of a code's groups: as few lines as fit, each with about the same number of groups. */
function placesOf(pen: Pen, written: readonly string[]) {
  const groups = written.flatMap((part) => pen.wrap(part, 'digits', SLIP));
  const space = pen.width('0', 'digits') * 0.5;
  const step = Math.max(0, ...groups.map((group) => pen.width(group, 'digits'))) + space;
  const most = Math.max(1, Math.floor((SLIP + space) / step));
  const lines = Math.ceil(groups.length / most);
  const each = Math.ceil(groups.length / lines);
  return {
    places: groups.map((group, at) => ({ group, x: (at % each) * step, line: Math.floor(at / each) })),
    height: lines * DIGITS_LINE,
  };
}

/** A slip with a code, its name and its serial number. */
export function codeSlip(pen: Pen, { name, code, note }: NamedCode): Block {
  const { places, height: digits } = placesOf(pen, code.groups);
  const notes = note ? pen.wrap(note, 'term', SLIP) : [];
  const height = 2 * PAD + 48 + digits + notes.length * NOTE_LINE;
  return {
    height: height + 16,
    draw(top) {
      const left = EDGE + PAD;
      const from = top + PAD + 48;
      slipEdge(pen, top, height);
      pen.write(name, 'name', 'text', left, top + PAD, 40);
      for (const { group, x, line } of places) {
        pen.write(group, 'digits', 'text', left + x, from + line * DIGITS_LINE, DIGITS_LINE);
      }
      for (const [at, line] of notes.entries()) {
        pen.write(line, 'term', 'muted', left, from + digits + at * NOTE_LINE, NOTE_LINE);
      }
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

/** One line of the receipt: the term at the start, the value at the end, or below the term if both do not fit. */
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

/** Stacks blocks vertically. */
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
