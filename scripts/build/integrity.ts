import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** Writes `sri.json`: the sha384 of every file of the build, for `<script integrity>`. */
export function integrity(): Plugin {
  return {
    name: 'oja:integrity',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // Last of all: a hash of what is changed afterwards is worse than none.
      order: 'post',
      handler(_options, bundle) {
        const hashes = Object.values(bundle).map((file) => [
          file.fileName,
          sha384(file.type === 'chunk' ? file.code : file.source),
        ]);
        const source = `${JSON.stringify(Object.fromEntries(hashes.sort()), undefined, 2)}\n`;
        this.emitFile({ type: 'asset', fileName: 'sri.json', source });
      },
    },
  };
}

function sha384(content: string | Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
