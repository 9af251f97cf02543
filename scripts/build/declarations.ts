import { execFile } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';
import { at, manifestOf } from './paths.ts';

const sourceImport = /((?:from |import\(|import )(['"])\.{1,2}\/[^'"]+)\.tsx?\2/g;

/** The same without its ending. */
const imports = /(?:from |import\(|import )['"](\.{1,2}\/[^'"]+)\.tsx?['"]/g;

/** Docstrings of names that are not exported. Declarations may need their types, hosts can't name them. */
const unreadDocs = /^\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n(?=declare )/gm;

/** Modules that consumers do not need and public modules do not import. */
const internal = ['test', 'deep', 'stories', 'usage', 'harness', 'fixture'].map(
  (kind) => `src/**/*.${kind}.*`,
);

/** A package's `.d.ts` files, one per source file that its exports lead to. TypeScript writes them while Vite bundles. */
export function declarations(folder: string, exclude: string[] = []): Plugin {
  const written = at('.cache/declarations', folder);
  let writing: Promise<void>;
  return {
    name: 'oja-declarations',
    apply: 'build',
    buildStart() {
      writing = emit(folder, [...internal, ...exclude], written);
      // `writeBundle` reports a failure. This handler avoids an unhandled rejection if the bundle fails
      // first.
      writing.catch(() => {});
    },
    async writeBundle() {
      await writing;
      for (const file of publicOnes(folder, written)) {
        const target = at(folder, 'dist', file);
        mkdirSync(dirname(target), { recursive: true });
        // Sources import each other as `./x.ts`; in what a host installs, the neighbour of `x.d.ts` is `x.js`.
        const code = readFileSync(join(written, file), 'utf8')
          .replace(sourceImport, '$1.js$2')
          .replace(unreadDocs, '');
        // The types of the schemas are deep, and four spaces a level are much of their weight.
        writeFileSync(
          target,
          code.replace(/^(?: {4})+/gm, (indent) => '\t'.repeat(indent.length / 4)),
        );
      }
    },
  };
}

/** The files that the manifest's exports name, and all files that these import. */
function publicOnes(folder: string, written: string): Set<string> {
  const { exports } = manifestOf(folder);
  const named = Object.values(exports).flatMap((target) =>
    typeof target === 'object' && target.types ? target.types.replace('./dist/', '').replace('*', '**') : [],
  );
  const found = new Set<string>();
  const add = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    const code = readFileSync(join(written, file), 'utf8');
    for (const [, imported = ''] of code.matchAll(imports)) add(`${join(dirname(file), imported)}.d.ts`);
  };
  for (const file of globSync(named, { cwd: written })) add(file);
  return found;
}

export async function emit(folder: string, exclude: readonly string[], outDir: string): Promise<void> {
  rmSync(outDir, { recursive: true, force: true });
  mkdirSync(outDir, { recursive: true });
  const project = join(outDir, 'tsconfig.json');
  const config = {
    extends: at(folder, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      // `npm run check` does.
      noCheck: true,
      rootDir: at(folder, 'src'),
      outDir,
    },
    include: [at(folder, 'src')],
    exclude: exclude.map((pattern) => at(folder, pattern)),
  };
  writeFileSync(project, JSON.stringify(config));
  try {
    await promisify(execFile)(process.execPath, [
      at('node_modules/typescript/bin/tsc'),
      '-p',
      project,
      '--checkers',
      '1',
    ]);
  } catch (refusal) {
    throw new Error(`No declarations of ${folder}:\n${(refusal as { stdout: string }).stdout}`);
  }
}
