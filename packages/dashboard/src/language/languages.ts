import type { Catalogue } from '@oja/widgets/text';

export interface Language {
  /** BCP 47 language tag. */
  readonly tag: string;
  /** The language's name in the language itself. */
  readonly name: string;
  load(): Promise<Catalogue>;
}

/** Has no catalogue to load: every screen contains its English text. */
const english: Language = { tag: 'en-NG', name: 'English', load: async () => ({}) };

/** The languages that an agent can choose. Each is a separate chunk, loaded when it is chosen. */
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

/** The language of a tag; English if the tag is unknown. */
export const languageOf = (tag: string | null): Language =>
  languages.find((language) => language.tag === tag) ?? english;
