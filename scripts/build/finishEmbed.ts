import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { compressFolder } from './compressed.ts';
import { FILES } from './manifests.ts';
import { at } from './paths.ts';
import { runModule } from './runModule.ts';

const sources = at('packages/widgets/src/embed');

/** "0.1.0" is in the channel "v0": what follows in it breaks no page. */
export const channelOf = (version: string): string => `v${version.split('.')[0]}`;

/**
 * Adds to the folder of a version what is made of its files: the pages, `sri.json` with the sha384 of each file for
 * `<script integrity>`, and a copy of each file as brotli and gzip. Copies `oja.js` into the folder of its channel: a page
 * that names it there gets each new version, and everything else from the folder of the version.
 */
export async function finishEmbed(folder: string, needed: object): Promise<void> {
  const { errorPage } = await runModule<typeof import('../../packages/widgets/src/embed/errorPage.ts')>(
    join(sources, 'errorPage.ts'),
  );
  writeFileSync(join(folder, 'errors.html'), errorPage());
  // The page of an element in a frame. A server adds `frame-ancestors`, which no page can set.
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
