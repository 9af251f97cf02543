import type { ElementModule } from './elementModule.ts';
import type { Tag } from './elements.ts';

export type LoadModule = (tag: Tag) => Promise<ElementModule>;

/**
 * Loads an element's code from beside the script, and once more after a failure. A browser may remember for the life
 * of a page that a module did not come, so that every further try has an address of its own.
 */
export function moduleLoader(
  src: string,
  load: (url: string) => Promise<ElementModule> = (url) => import(/* @vite-ignore */ url),
): LoadModule {
  const failures = new Map<Tag, number>();
  function attempt(tag: Tag): Promise<ElementModule> {
    const url = new URL(`${tag}.js`, src);
    const failed = failures.get(tag);
    if (failed) url.search = `again=${failed}`;
    return load(url.href).catch((problem: unknown) => {
      failures.set(tag, (failed ?? 0) + 1);
      throw problem;
    });
  }
  return (tag) => attempt(tag).catch(() => attempt(tag));
}
