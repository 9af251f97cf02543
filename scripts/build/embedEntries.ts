import { existsSync, readdirSync } from 'node:fs';
import { languages } from './base.ts';
import { at } from './paths.ts';
import { purchaseEntries } from './purchaseEntries.ts';

/** The code of entry modules, by the names of their files without ".js". */
export type Entries = Readonly<Record<string, string>>;

const widgets = at('packages/widgets/src');

/** Each module of the folder with the name of a tag exports its `mount`. */
function entriesIn(folder: string): Entries {
  const tags = readdirSync(`${widgets}/embed/${folder}`).filter((file) => /^oja-[\w-]+\.tsx$/.test(file));
  return Object.fromEntries(
    tags.map((file) => [
      file.replace('.tsx', ''),
      `export { mount } from '${widgets}/embed/${folder}/${file}';`,
    ]),
  );
}

/** Exports a language as the default: without the sentences of the dashboard, if the language has such a file. */
function languageEntry(language: string): string {
  const ofTags = `${widgets}/text/${language}/embedCatalogue.ts`;
  const file = existsSync(ofTags) ? ofTags : `${widgets}/text/locales/${language}.ts`;
  // Its one export has the name of the language, which may have a hyphen.
  return `import * as all from '${file}'; export default Object.values(all)[0];`;
}

/** Modules that only some pages need: for a theme, a language or a frame, and the doctor, which explains a fault. */
const extras = (): Entries => ({
  'oja-doctor': `export * from '${widgets}/embed/doctor.ts';`,
  'oja-theme': `export { applyPageTheme as default } from '${widgets}/embed/pageTheme.ts';`,
  'oja-frame': `import { mount } from '${widgets}/embed/frame/mountFrame.ts'; export default { mount };`,
  'oja-frame-page': `import { beginFrame } from '${widgets}/embed/frame/framePage.ts'; beginFrame();`,
  ...Object.fromEntries(languages().map((language) => [`oja-${language}`, languageEntry(language)])),
});

/** One build of ES modules. */
export interface EmbedBuild {
  readonly entries: Entries;
  /** A module that this many entries and dynamic imports need goes into the shared file, `oja-<name of the build>.js`. */
  readonly sharedBy?: number;
}

/**
 * The builds of the embed, by name. Builds share no file: a tag that shows a balance loads nothing that only a sale or a
 * list of transactions needs.
 */
export const embedBuilds = async (): Promise<Readonly<Record<string, EmbedBuild>>> => {
  const sale = Object.fromEntries((await purchaseEntries()).map(({ tag, code }) => [tag, code]));
  const reading = entriesIn('reading');
  return {
    sale: { entries: sale, sharedBy: Object.keys(sale).length },
    reading: { entries: reading, sharedBy: 3 },
    // The dialogs of the list count, too: they are imported when they open.
    history: { entries: entriesIn('history'), sharedBy: 4 },
    extra: { entries: extras() },
  };
};
