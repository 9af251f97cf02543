/// <reference types="vite/client" />
import type { Catalogue } from '../packages/widgets/src/text/catalogue.ts';

type Module = Readonly<Record<string, Catalogue>>;

const files = import.meta.glob<Module>('../packages/widgets/src/text/locales/*.ts', { eager: true });

/** The languages that there are, by their tags. English is in the widgets themselves. */
const catalogues: ReadonlyMap<string, Catalogue> = new Map([
  ['en', { language: 'English' }],
  ...Object.values(files).flatMap((module) => Object.entries(module)),
]);

export const catalogueOf = (tag: unknown): Catalogue => catalogues.get(String(tag)) ?? {};

/** As the toolbar offers them. */
export const localeItems = [...catalogues].map(([tag, { language }]) => ({
  value: tag,
  title: language ?? tag,
}));
