import { cp } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** "0.1.0" is in the channel "v0": what follows in it breaks no page. */
export const channelOf = (version: string): string => `v${version.split('.')[0]}`;

/**
 * Copies `oja.js` into the folder of its channel, beside that of its version: a page that names it there gets each new
 * version. Everything else it loads from the version's folder.
 */
export function movingChannel(): Plugin {
  let folder = '';
  return {
    name: 'oja:moving-channel',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    // Once it is compressed.
    async closeBundle() {
      const channel = join(folder, '..', channelOf(basename(folder)));
      for (const file of ['oja.js', 'oja.js.br', 'oja.js.gz'])
        await cp(join(folder, file), join(channel, file));
    },
  };
}
