import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './files.mjs';
import { root } from './spawn.mjs';

const { version } = JSON.parse(readFileSync(join(root, 'packages/widgets/package.json'), 'utf8'));

/** The output folder of the script tag in this version. */
export const embedFolder = `packages/widgets/dist/embed/${version}`;

/**
 * Lists the files of each tag besides `oja.js`, as the build recorded them.
 *
 * @returns {Record<string, string[]>}
 */
export function readTagFiles() {
  /** @type {Record<string, string[]>} */
  const needed = JSON.parse(readFileSync(join(root, embedFolder, '.vite/files.json'), 'utf8'));
  return Object.fromEntries(
    Object.entries(needed).map(([tag, others]) => [
      tag,
      [tag, ...others].map((file) => `${embedFolder}/${file}.js`),
    ]),
  );
}

/** @param {string} tag */
export const isSelling = (tag) => tag.endsWith('-purchase');

/** Part of a message to developers. Files that agents load must not contain it. */
const forDevelopers = 'this theme is hard to read';

/** Paths that the token of a tag that sells may not call: its scope does not include the list of transactions. */
const agentPaths =
  /["'`]\/((auth|wallet|banks|notify|contact|manual-funding|api|widget-sessions)\b|transactions["'`])/;

/** Maximum number of files of a screen besides index.html and its script: each costs a request on a slow network. */
const MOST_FILES = 6;

/** Checks of the built files: their text, and their number. */
export const contentSteps = [
  {
    name: `each start screen of the dashboard loads at most ${MOST_FILES} files`,
    check: async () => {
      /** @type {{ paths: Record<string, string>, files: string[] }[]} */
      const screens = JSON.parse(
        readFileSync(join(root, 'packages/dashboard/dist/.vite/screens.json'), 'utf8'),
      );
      for (const { paths, files } of screens)
        if (files.length > MOST_FILES)
          throw new Error(
            `${Object.keys(paths)[0]} loads ${files.length} files. Add a shared module to packages/dashboard/build/screenGroups.ts.\n${files.join('\n')}`,
          );
    },
  },
  {
    name: 'the dashboard and the embed contain no code for developers',
    check: async () => {
      const folders = ['packages/dashboard/dist', 'packages/widgets/dist/embed'];
      const scripts = folders.flatMap((folder) =>
        filesBelow(join(root, folder))
          .filter((file) => file.endsWith('.js'))
          .map((file) => join(root, folder, file))
          .filter((file) => readFileSync(file, 'utf8').includes(forDevelopers)),
      );
      if (scripts.length > 0) throw new Error(scripts.join('\n'));
    },
  },
  {
    name: 'tags that sell contain no call of an agent, and look-ups only if their form has one',
    check: async () => {
      for (const [tag, files] of Object.entries(readTagFiles())) {
        if (!isSelling(tag)) continue;
        const code = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
        const isLookingUp = !/-(data|airtime)-/.test(tag);
        if (agentPaths.test(code)) throw new Error(`${tag} contains a call of an agent.`);
        if (code.includes('/validate/') !== isLookingUp)
          throw new Error(
            `${tag} ${isLookingUp ? 'contains no look-up' : 'contains look-ups that it never makes'}.`,
          );
      }
    },
  },
];
