import type { ElementModule } from './elementModule.ts';
import type { Tag } from './elements.ts';
import type { Fault } from './faults.ts';

/** The version of the embed, defined by the build. */
declare const __OJA_VERSION__: string;

/** `isAnew`: what is still on its way is asked for by another address. Rejects with a `Fault`. */
export type LoadModule = (tag: Tag, isAnew?: boolean) => Promise<ElementModule>;

/** What every tag's code is given: the exports of `oja-shared.js`, whose names the build makes. */
export type SharedPart = Readonly<Record<string, unknown>>;
type CreateElementModule = (shared: SharedPart) => ElementModule;
export type LoadFile = (url: string) => Promise<object>;

export const loadFile: LoadFile = (url) => import(/* @vite-ignore */ url);

/** The folder of this version's files. The moving channel (`/v0/oja.js`) is beside it. */
export const filesOf = (src: string): string =>
  new URL(
    '.',
    src.replace(/\/v\d+\/(?=[^/]*$)/, () => `/${__OJA_VERSION__}/`),
  ).href;

/**
 * Loads a tag's code and what all tags share from beside the script, each once more after a failure. A browser may
 * remember for the life of a page that a module did not come, so that every further try has an address of its own.
 */
export function moduleLoader(files: string, load: LoadFile): LoadModule {
  const failures = new Map<string, number>();
  const come = new Set<string>();
  const modules = new Map<Tag, ElementModule>();

  async function attempt(part: string): Promise<unknown> {
    const failed = failures.get(part) ?? 0;
    const address = `${files}${part}.js${failed ? `?again=${failed}` : ''}`;
    try {
      const module = await load(address);
      come.add(part);
      return (module as { readonly default: unknown }).default;
    } catch (cause) {
      failures.set(part, failed + 1);
      throw { address, cause } satisfies Fault;
    }
  }

  return async (tag, isAnew) => {
    const [shared, create] = await Promise.all(
      ['oja-shared', tag].map((part) => {
        if (isAnew && !come.has(part)) failures.set(part, (failures.get(part) ?? 0) + 1);
        return attempt(part).catch(() => attempt(part));
      }),
    );
    try {
      // Two elements of one tag share its code.
      const module = modules.get(tag) ?? (create as CreateElementModule)(shared as SharedPart);
      modules.set(tag, module);
      return module;
    } catch (cause) {
      throw { code: 'code-broken', cause } satisfies Fault;
    }
  };
}
