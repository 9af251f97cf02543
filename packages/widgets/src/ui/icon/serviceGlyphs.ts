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

/** The icon of a category of services; undefined for one that has no drawing yet. */
export const findServiceGlyph = (category: string | undefined): string | undefined =>
  hasOwn(glyphs, category ?? '') ? glyphs[category ?? ''] : undefined;
