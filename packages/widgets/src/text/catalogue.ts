import type { en } from './en.ts';

/** The shape of a whole catalogue, section by section. A function stands where a sentence has values in it. */
export type Text = typeof en;

/** A sentence, or a list of them, is translated or left out; of a group of sentences any may be left out. */
type Translated<T> = T extends ((...values: never[]) => unknown) | readonly unknown[]
  ? T
  : T extends object
    ? { readonly [Key in keyof T]?: Translated<T[Key]> }
    : T;

/** Sections of another language, as far as they have come. */
export type Sections = Translated<Text>;

/**
 * Another language, as far as it has come: English stands in for a section, or a sentence of one, that is missing. A
 * language is a file, `locales/<tag>.ts`, which exports its catalogue under its tag (BCP 47), and may be put together
 * from the files of a folder, `<tag>/`.
 *
 * Words only. Core writes figures, money, dates and times with Intl, as Nigeria writes them, in every language.
 */
export type Catalogue = Sections & {
  /** What its speakers call it, for a menu of languages. */
  readonly language?: string;
};
