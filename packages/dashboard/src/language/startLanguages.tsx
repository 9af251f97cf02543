import type { Client } from '@oja/core';
import { followLanguage } from './deviceLanguage.ts';
import type { Languages } from './LanguageContext.ts';
import { LanguageLinks } from './LanguageLinks.tsx';

/** Shows the chosen language and links to the others, now and after each change. Returns a function that stops it. */
export const startLanguages = (client: Client, show: (languages: Languages) => void): (() => void) =>
  followLanguage(client, (text) => show({ text, links: <LanguageLinks /> }));
