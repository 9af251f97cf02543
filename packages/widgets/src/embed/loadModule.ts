import type { Fault } from './faults.ts';
import { files as needed } from './files.ts';

/** The version of the embed, defined by the build. */
declare const __OJA_VERSION__: string;

/**
 * Returns the module of a file beside the script, by the file's name without ".js". `isAnew`: what is still on its way is
 * asked for by another address. Rejects with a `Fault`.
 */
export type LoadModule = <Module extends object>(entry: string, isAnew?: boolean) => Promise<Module>;

export type ImportFile = (url: string) => Promise<object>;

export const importFile: ImportFile = (url) => import(/* @vite-ignore */ url);

/** The folder of this version's files. The moving channel (`/v0/oja.js`) is beside it. */
export const filesOf = (src: string): string =>
  new URL('.', src.replace(/\/v\d+\/(?=[^/]*$)/, `/${__OJA_VERSION__}/`)).href;

/**
 * Returns one of the addresses of a folder: its name with some characters percent-encoded, which a server decodes. Each
 * bit of `spelling` is a character; 0 encodes none.
 */
function respell(folder: string, spelling: number): string {
  const encode = (character: string) => `%${character.charCodeAt(0).toString(16)}`;
  return folder.replace(/[^/]+(?=\/$)/, (name) =>
    [...name].map((character, place) => ((spelling >> place) & 1 ? encode(character) : character)).join(''),
  );
}

/**
 * Loads code from beside the script. After a failure the files that are missing are asked for once more, and then all by
 * another address of their folder: browsers of before 2026 remember for the life of a page that an import failed.
 */
export function moduleLoader(files: string, importFile: ImportFile): LoadModule {
  /** Counts the addresses of the folder that were given up. A version of five characters has 32. */
  let spelling = 0;

  /** The module of an entry, with what it imports on its way at the same time. */
  async function attempt(entry: string): Promise<object> {
    const folder = respell(files, spelling);
    const [module] = await Promise.all(
      [entry, ...(needed[entry] ?? [])].map((name) => {
        const address = `${folder}${name}.js`;
        return importFile(address).catch((cause: unknown) => {
          throw { address, cause } satisfies Fault;
        });
      }),
    );
    return module as object;
  }

  return <Module extends object>(entry: string, isAnew?: boolean) => {
    if (isAnew) spelling += 1;
    const tried = spelling;
    const respelled = () => {
      if (spelling === tried) spelling += 1;
      return attempt(entry);
    };
    return attempt(entry)
      .catch(() => attempt(entry))
      .catch(respelled) as Promise<Module>;
  };
}
