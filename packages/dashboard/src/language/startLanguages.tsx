import type { Client } from '@oja/core';
import { followLanguage } from './deviceLanguage.ts';
import type { Languages } from './LanguageContext.ts';
import { LanguageLinks } from './LanguageLinks.tsx';

/** Shows the chosen language and the links to the others, and follows the choice until it is stopped. */
export const startLanguages = (client: Client, show: (languages: Languages) => void): (() => void) =>
  followLanguage(client, (text) => show({ text, links: <LanguageLinks /> }));
