import type { ElementModule } from './elementModule.ts';
import { elements, type Tag } from './elements.ts';

export type LoadModule = (tag: Tag) => Promise<ElementModule>;

/**
 * Loads an element's code from beside the script, and once more after a failure. A browser may remember for the life
 * of a page that a module did not come, so that every further try has an address of its own.
 */
export function moduleLoader(
  src: string,
  load: (url: string) => Promise<ElementModule> = (url) => import(/* @vite-ignore */ url),
): LoadModule {
  const failures = new Map<string, number>();
  function attempt(file: string): Promise<ElementModule> {
    const url = new URL(`${file}.js`, src);
    const failed = failures.get(file);
    if (failed) url.search = `again=${failed}`;
    return load(url.href).catch((problem: unknown) => {
      failures.set(file, (failed ?? 0) + 1);
      throw problem;
    });
  }
  return (tag) => {
    const { file } = elements[tag];
    return attempt(file).catch(() => attempt(file));
  };
}
