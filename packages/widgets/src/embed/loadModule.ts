import type { Fault } from './faults.ts';
import { files as needed } from './files.ts';

/** The version of the embed, defined by the build. */
declare const __OJA_VERSION__: string;

/**
 * Loads the module of a file next to the script, by its name without ".js". With `isAnew`, uses another spelling of the
 * address instead of waiting for running requests. Rejects with a `Fault`.
 */
export type LoadModule = <Module extends object>(entry: string, isAnew?: boolean) => Promise<Module>;

export type ImportFile = (url: string) => Promise<object>;

export const importFile: ImportFile = (url) => import(/* @vite-ignore */ url);

/** The folder of this version's files. The moving channel (`/v0/oja.js`) is next to it. */
export const filesOf = (src: string): string =>
  new URL('.', src.replace(/\/v\d+\/(?=[^/]*$)/, `/${__OJA_VERSION__}/`)).href;

/**
 * Returns one spelling of a folder's address: the folder's name with some characters percent-encoded, which a server
 * decodes. Each bit of `spelling` is for one character; 0 encodes none.
 */
function respell(folder: string, spelling: number): string {
  return folder.replace(/[^/]+(?=\/$)/, (name) =>
    name.replace(/./g, (character, place) =>
      (spelling >> place) & 1 ? `%${character.charCodeAt(0).toString(16)}` : character,
    ),
  );
}

/**
 * Loads code from the script's folder. Retries failed files once, then loads all files by another spelling of the folder's
 * address: browsers from before 2026 remember a failed import for the lifetime of a page.
 */
export function moduleLoader(files: string, importFile: ImportFile): LoadModule {
  /** Number of spellings that were given up. A version of five characters has 32. */
  let spelling = 0;

  /** Imports an entry and, in parallel, its dependencies. */
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
