import type { en } from './en.ts';

/** The type of a complete catalogue by section. A sentence with values is a function. */
export type Text = typeof en;

/** The type of a translation: sentences and lists may be missing, also within a group. */
type Translated<T> = T extends ((...values: never[]) => unknown) | readonly unknown[]
  ? T
  : T extends object
    ? { readonly [Key in keyof T]?: Translated<T[Key]> }
    : T;

/** The sections of another language. Any may be missing. */
export type Sections = Translated<Text>;

/**
 * Another language. Missing sections and sentences are in English. The file `locales/<tag>.ts` exports the catalogue under
 * its tag (BCP 47) and may combine files of the folder `<tag>/`.
 *
 * Contains words only: core formats money, dates and times in the Nigerian format, in every language.
 */
export type Catalogue = Sections & {
  /** The name of the language in that language, for a menu. */
  readonly language?: string;
};
