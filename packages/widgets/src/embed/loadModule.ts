import type { ElementModule } from './elementModule.ts';
import { type Tag, tags } from './elements.ts';
import type { Fault } from './faults.ts';

/** The version of the embed, defined by the build. */
declare const __OJA_VERSION__: string;

/** `isAnew`: what is still on its way is asked for by another address. Rejects with a `Fault`. */
export type LoadModule = (tag: Tag, isAnew?: boolean) => Promise<ElementModule>;
/** Gives what a file beside the script exports. Rejects with a `Fault`. */
export type LoadPart = (part: string) => Promise<unknown>;

interface ModuleLoader {
  readonly load: LoadModule;
  readonly loadPart: LoadPart;
}

/** What a tag's file exports: it is given the exports of `oja-shared.js`, whose names the build makes. */
type CreateModule = (shared: unknown) => ElementModule;
export type LoadFile = (url: string) => Promise<object>;

export const importFile: LoadFile = (url) => import(/* @vite-ignore */ url);

/** The folder of this version's files. The moving channel (`/v0/oja.js`) is beside it. */
export const filesOf = (src: string): string =>
  new URL('.', src.replace(/\/v\d+\/(?=[^/]*$)/, `/${__OJA_VERSION__}/`)).href;

/**
 * Loads a tag's code and what all tags share from beside the script, each once more after a failure. A browser may
 * remember for the life of a page that a module did not come, so that every further try has an address of its own.
 */
export function moduleLoader(files: string, loadFile: LoadFile): ModuleLoader {
  /** How often a part did not come; what has come keeps its address. */
  const failures = new Map<string, number>();
  const come = new Map<string, unknown>();

  async function attempt(part: string): Promise<unknown> {
    const failed = failures.get(part) ?? 0;
    const address = `${files}${part}.js${failed ? `?again=${failed}` : ''}`;
    try {
      come.set(part, ((await loadFile(address)) as { readonly default: unknown }).default);
      return come.get(part);
    } catch (cause) {
      failures.set(part, failed + 1);
      throw { address, cause } satisfies Fault;
    }
  }

  const loadPart: LoadPart = async (part) => come.get(part) ?? attempt(part).catch(() => attempt(part));

  async function load(tag: Tag, isAnew?: boolean): Promise<ElementModule> {
    // What only shows something does without all that a sale needs.
    const [, , shared = tag.endsWith('purchase') ? 'oja-shared' : 'oja-reading'] = tags[tag];
    const parts = [shared, tag];
    if (isAnew)
      for (const part of parts) if (!come.has(part)) failures.set(part, (failures.get(part) ?? 0) + 1);
    const [common, create] = await Promise.all(parts.map(loadPart));
    // Two elements of one tag share its code.
    const module = come.get(`<${tag}>`) ?? (create as CreateModule)(common);
    come.set(`<${tag}>`, module);
    return module as ElementModule;
  }
  return { load, loadPart };
}
