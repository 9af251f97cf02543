import type { ElementModule } from './elementModule.ts';
import type { Tag } from './elements.ts';

/** The version of the embed, defined by the build. */
declare const __OJA_VERSION__: string;

export type LoadModule = (tag: Tag) => Promise<ElementModule>;

/** What every tag's code is given: the exports of `oja-shared.js`, whose names the build makes. */
export type SharedPart = Readonly<Record<string, unknown>>;
type CreateElementModule = (shared: SharedPart) => ElementModule;
type LoadPart = (url: string) => Promise<{ readonly default: unknown }>;

/**
 * Loads a tag's code and what all tags share from beside the script, each once more after a failure. A browser may
 * remember for the life of a page that a module did not come, so that every further try has an address of its own.
 * From the moving channel (`/v0/oja.js`) they are loaded from the folder of the version that it is.
 */
export function moduleLoader(
  src: string,
  load: LoadPart = (url) => import(/* @vite-ignore */ url),
): LoadModule {
  const base = src.replace(/\/v\d+\/(?=[^/]*$)/, () => `/${__OJA_VERSION__}/`);
  const failures = new Map<string, number>();
  const modules = new Map<Tag, ElementModule>();

  function attempt(part: string): Promise<unknown> {
    const url = new URL(`${part}.js`, base);
    const failed = failures.get(part);
    if (failed) url.search = `again=${failed}`;
    return load(url.href).then(
      (module) => module.default,
      (problem: unknown) => {
        failures.set(part, (failed ?? 0) + 1);
        throw problem;
      },
    );
  }
  const loadPart = (part: string) => attempt(part).catch(() => attempt(part));

  return async (tag) => {
    const [shared, create] = await Promise.all([loadPart('oja-shared'), loadPart(tag)]);
    // Two elements of one tag share its code.
    const module = modules.get(tag) ?? (create as CreateElementModule)(shared as SharedPart);
    modules.set(tag, module);
    return module;
  };
}
