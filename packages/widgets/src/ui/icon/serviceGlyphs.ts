import { hasOwn } from '@oja/core';
import { bolt, cards, handset, scholar, screen, signal } from './glyphs.ts';

const glyphs: Readonly<Record<string, string>> = {
  data: signal,
  airtime: handset,
  electricity: bolt,
  cable: screen,
  'result-checker': scholar,
  'recharge-card': cards,
};

/** The icon of a service category; `undefined` for a category without one. */
export const findServiceGlyph = (category: string | undefined): string | undefined =>
  hasOwn(glyphs, category ?? '') ? glyphs[category ?? ''] : undefined;
