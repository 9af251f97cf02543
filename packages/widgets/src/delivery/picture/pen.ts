import { splitCharacters, toWellFormed } from '@oja/core';
import { families, mono } from '../../theme/families.ts';
import { light } from '../../theme/palette.ts';

/** A picture is 720 px wide, twice a phone's 360, so that it is sharp in a chat. Height follows from what is on it. */
export const WIDTH = 720;
export const EDGE = 48;
export const INNER = WIDTH - 2 * EDGE;

const at = (weight: number, px: number, family: string = families.Roboto) => `${weight} ${px}px ${family}`;

/** The voices of the screen, at twice their size. A picture is always light: it is looked at on other people's phones. */
export const fonts = {
  seller: at(600, 32),
  caption: at(400, 26),
  status: at(600, 40),
  amount: at(600, 64),
  body: at(400, 30),
  term: at(400, 28),
  value: at(500, 30),
  name: at(500, 28),
  // Five groups in one line: a meter's token.
  digits: at(600, 42, mono),
} as const;

export type FontName = keyof typeof fonts;
export type Ink = keyof typeof light;

/** A piece of the picture: how high it is, and how it is drawn from `top` on. */
export interface Block {
  readonly height: number;
  draw(top: number): void;
}

/** Measures and draws text. All positions in px of the picture. */
export interface Pen {
  readonly canvas: CanvasRenderingContext2D;
  /** The lines of a text that is no wider than `width`. */
  wrap(text: string, font: FontName, width: number): readonly string[];
  width(text: string, font: FontName): number;
  write(text: string, font: FontName, ink: Ink, x: number, top: number, lineHeight: number): void;
}

export function createPen(canvas: CanvasRenderingContext2D): Pen {
  const width = (text: string, font: FontName) => {
    canvas.font = fonts[font];
    return canvas.measureText(text).width;
  };
  return {
    canvas,
    width,
    wrap: (text, font, most) => wrapWords(toWellFormed(text), most, (part) => width(part, font)),
    write(text, font, ink, x, top, lineHeight) {
      canvas.font = fonts[font];
      canvas.fillStyle = light[ink];
      canvas.textBaseline = 'middle';
      canvas.fillText(toWellFormed(text), x, top + lineHeight / 2);
    },
  };
}

/** Breaks between words, and within one that is too long by itself. */
function wrapWords(text: string, most: number, measure: (part: string) => number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    const longer = line ? `${line} ${word}` : word;
    if (measure(longer) <= most) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    line = '';
    for (const character of splitCharacters(word)) {
      if (line && measure(line + character) > most) {
        lines.push(line);
        line = '';
      }
      line += character;
    }
  }
  return line ? [...lines, line] : lines;
}
