import { splitCharacters, toWellFormed } from '@oja/core';
import { families, mono } from '../../theme/families.ts';
import { light } from '../../theme/palette.ts';

/** Width in px: twice a phone's 360, so that an image is sharp in a chat. The content sets the height. */
export const WIDTH = 720;
export const EDGE = 48;
export const INNER = WIDTH - 2 * EDGE;

const at = (weight: number, px: number, family: string = families.Roboto) => `${weight} ${px}px ${family}`;

/**
 * The type styles of the screen, at twice their size. An image is always light: it is viewed on other
 * people's phones.
 */
export const fonts = {
  seller: at(600, 32),
  caption: at(400, 26),
  status: at(600, 40),
  amount: at(600, 64),
  body: at(400, 30),
  term: at(400, 28),
  value: at(500, 30),
  name: at(500, 28),
  // A meter's token: five groups in one line.
  digits: at(600, 42, mono),
} as const;

export type FontName = keyof typeof fonts;
export type Ink = keyof typeof light;

/** A part of the image: its height, and a function that draws it from `top` down. */
export interface Block {
  readonly height: number;
  draw(top: number): void;
}

/** Measures and draws text. All positions in px of the image. */
export interface Pen {
  readonly canvas: CanvasRenderingContext2D;
  /** Breaks a text into lines of at most `width`. */
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

/** Breaks between words, and within a word that is longer than a line. */
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
