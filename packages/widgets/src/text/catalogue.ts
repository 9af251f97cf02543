import type { en } from './en.ts';

/** The shape of a whole catalogue, section by section. A function stands where a sentence has values in it. */
export type Text = typeof en;

/** Sections of another language, as far as they have come. */
export type Sections = { readonly [Section in keyof Text]?: Readonly<Partial<Text[Section]>> };

/**
 * Another language, as far as it has come: English stands in for a section, or a sentence of one, that is missing. A
 * language is one file, `locales/<tag>.ts`, which exports its catalogue under its tag (BCP 47).
 *
 * Words only. Core writes figures, money, dates and times with Intl, as Nigeria writes them, in every language.
 */
export type Catalogue = Sections & {
  /** What its speakers call it, for a menu of languages. */
  readonly language?: string;
};
