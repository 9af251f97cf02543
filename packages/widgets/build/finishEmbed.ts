import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { compressFolder } from '../../../scripts/build/compressed.ts';
import { at } from '../../../scripts/build/paths.ts';
import { runModule } from '../../../scripts/build/runModule.ts';
import { FILES } from './manifests.ts';

const sources = at('packages/widgets/src/embed');

/** The release channel of a version: "0.1.0" is in "v0". Releases in a channel are compatible. */
export const channelOf = (version: string): string => `v${version.split('.')[0]}`;

/**
 * Adds derived files to the folder of a version: the HTML pages, `sri.json` with each file's sha384 for `<script
 * integrity>`, and brotli and gzip copies. Copies `oja.js` into the folder of its channel: a page that loads it from
 * there gets each new version, and all other files from the folder of that version.
 */
export async function finishEmbed(folder: string, needed: object): Promise<void> {
  const { errorPage } = await runModule<typeof import('../src/embed/errorPage.ts')>(
    join(sources, 'errorPage.ts'),
  );
  writeFileSync(join(folder, 'errors.html'), errorPage());
  // The page of an element in a frame. The server must add `frame-ancestors`: HTML can't set it.
  cpSync(join(sources, 'frame/frame.html'), join(folder, 'frame.html'));
  writeFileSync(join(folder, FILES), JSON.stringify(needed));
  const files = readdirSync(folder).filter((file) => /\.(js|html)$/.test(file));
  const hashes = files.sort().map((file) => [file, sha384(readFileSync(join(folder, file)))]);
  writeFileSync(join(folder, 'sri.json'), `${JSON.stringify(Object.fromEntries(hashes), undefined, 2)}\n`);
  await compressFolder(folder);
  const channel = join(folder, '..', channelOf(basename(folder)));
  for (const file of ['oja.js', 'oja.js.br', 'oja.js.gz']) cpSync(join(folder, file), join(channel, file));
}

const sha384 = (content: Uint8Array): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
