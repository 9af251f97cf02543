import type { Catalogue } from '@oja/widgets/text';

export interface Language {
  /** BCP 47. */
  readonly tag: string;
  /** What its speakers call it. */
  readonly name: string;
  load(): Promise<Catalogue>;
}

/** Every screen brings its own sentences in English. */
const english: Language = { tag: 'en-NG', name: 'English', load: async () => ({}) };

/** The languages that an agent can choose. Each is a file of its own, loaded where it is chosen. */
export const languages: readonly Language[] = [
  english,
  {
    tag: 'pcm',
    name: 'Naijá (Pidgin)',
    load: () => import('@oja/widgets/locales/pcm').then(({ pcm }) => pcm),
  },
  { tag: 'ha', name: 'Hausa', load: () => import('@oja/widgets/locales/ha').then(({ ha }) => ha) },
  { tag: 'ig', name: 'Igbo', load: () => import('@oja/widgets/locales/ig').then(({ ig }) => ig) },
  { tag: 'yo', name: 'Yorùbá', load: () => import('@oja/widgets/locales/yo').then(({ yo }) => yo) },
];

/** The language of a tag, or English where there is none. */
export const languageOf = (tag: string | null): Language =>
  languages.find((language) => language.tag === tag) ?? english;
