import { existsSync, readdirSync } from 'node:fs';
import { languages } from './base.ts';
import { at } from './paths.ts';

/** The source of each file of the embed, by the file's name without ".js". */
export type Entries = Readonly<Record<string, string>>;

const widgets = at('packages/widgets/src');

/** Each module of the folder with the name of a tag exports its `mount`. */
const tagsIn = (folder: string): Entries =>
  Object.fromEntries(
    readdirSync(`${widgets}/embed/${folder}`)
      .filter((file) => file.startsWith('oja-'))
      .map((file) => [file.replace('.tsx', ''), `${widgets}/embed/${folder}/${file}`]),
  );

/** The source of a language: without the sentences of the dashboard, if the language has such a file. */
function languageSource(language: string): string {
  const ofTags = `${widgets}/text/${language}/embedCatalogue.ts`;
  return existsSync(ofTags) ? ofTags : `${widgets}/text/locales/${language}.ts`;
}

/** Modules that only some pages need: for a theme, a language or a frame, and the doctor, which explains a fault. */
const extras: Entries = {
  'oja-doctor': `${widgets}/embed/doctor.ts`,
  'oja-theme': `${widgets}/embed/pageTheme.ts`,
  'oja-frame': `${widgets}/embed/frame/mountFrame.ts`,
  'oja-frame-page': `${widgets}/embed/frame/framePage.ts`,
  ...Object.fromEntries(languages().map((language) => [`oja-${language}`, languageSource(language)])),
};

/** One build of ES modules. */
export interface EmbedBuild {
  readonly entries: Entries;
  /** A module that this many entries and dynamic imports need goes into the shared file, `oja-<name of the build>.js`. */
  readonly sharedBy?: number;
}

const sale = tagsIn('sale');

/**
 * The builds of the embed, by name. Builds share no file: a tag that shows a balance loads nothing that only a sale or a
 * list of transactions needs.
 */
export const embedBuilds: Readonly<Record<string, EmbedBuild>> = {
  sale: { entries: sale, sharedBy: Object.keys(sale).length },
  reading: { entries: tagsIn('reading'), sharedBy: 3 },
  // The dialogs of the list count, too: they are imported when they open.
  history: { entries: tagsIn('history'), sharedBy: 4 },
  extra: { entries: extras },
};
