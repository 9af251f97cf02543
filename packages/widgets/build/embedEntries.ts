import { existsSync, readdirSync } from 'node:fs';
import { languages } from '../../../scripts/build/base.ts';
import { at } from '../../../scripts/build/paths.ts';

/** Source files of the embed, by output name without ".js". */
export type Entries = Readonly<Record<string, string>>;

const widgets = at('packages/widgets/src');

/** Finds the modules that are named after a tag. Each exports `mount`. */
const tagsIn = (folder: string): Entries =>
  Object.fromEntries(
    readdirSync(`${widgets}/embed/${folder}`)
      .filter((file) => /^oja-[\w-]+\.tsx$/.test(file))
      .map((file) => [file.replace('.tsx', ''), `${widgets}/embed/${folder}/${file}`]),
  );

/** The source of a language: its embed catalogue, which lacks the dashboard's sentences, or else the whole catalogue. */
function languageSource(language: string): string {
  const ofTags = `${widgets}/text/${language}/embedCatalogue.ts`;
  return existsSync(ofTags) ? ofTags : `${widgets}/text/locales/${language}.ts`;
}

/** Modules that only some pages need: theme, languages, frame, and the diagnostics that explain an error. */
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
  /** A module that at least this many entries and dynamic imports use goes into the shared file `oja-<build>.js`. */
  readonly sharedBy?: number;
}

const sale = tagsIn('purchase');

/**
 * The embed's builds, by name. Builds share no files, so that a tag that shows a balance loads nothing that only a
 * purchase or a transaction list needs.
 */
export const embedBuilds: Readonly<Record<string, EmbedBuild>> = {
  sale: { entries: sale, sharedBy: Object.keys(sale).length },
  reading: { entries: tagsIn('display'), sharedBy: 3 },
  // Apart from the other display elements: what it shares with two of them would become a part of all.
  funding: { entries: tagsIn('funding'), sharedBy: 2 },
  // The list's dialogs count too, because they are dynamic imports.
  history: { entries: tagsIn('history'), sharedBy: 4 },
  extra: { entries: extras },
};
