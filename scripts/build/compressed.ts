import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const worthIt = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.txt']);
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Writes `.br` and `.gz` files beside each text file of the build, so that a server need not compress. */
export function compressed(): Plugin {
  let folder = '';
  return {
    name: 'oja:compressed',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    writeBundle: () => compressFolder(folder),
  };
}

/** Compresses the text files of a finished folder. */
export async function compressFolder(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  await Promise.all(
    files
      .filter((file) => file.isFile() && worthIt.has(extname(file.name)))
      .map((file) => compress(join(file.parentPath, file.name))),
  );
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await writeFile(`${file}.br`, await brotli(content, quality));
  await writeFile(`${file}.gz`, await gzipped(content, { level: 9 }));
}
