import type { Page } from 'playwright';

/** What an interaction changes in a page, in elements. */
export interface Changes {
  readonly kept: number;
  readonly removed: number;
  readonly added: number;
}

declare global {
  interface Window {
    /** Stops the count, and returns its result. */
    endOfCount: () => Changes;
  }
}

/** Starts to count the elements that a page adds and removes. */
export const startCount = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const changed = { added: 0, removed: 0 };
    const before = document.querySelectorAll('body *').length;
    const sizeOf = (nodes: NodeList) =>
      [...nodes].reduce(
        (sum, node) => sum + (node instanceof Element ? 1 + node.querySelectorAll('*').length : 0),
        0,
      );
    const count = (records: readonly MutationRecord[]) => {
      for (const { addedNodes, removedNodes } of records) {
        changed.added += sizeOf(addedNodes);
        changed.removed += sizeOf(removedNodes);
      }
    };
    const observer = new MutationObserver(count);
    observer.observe(document.body, { childList: true, subtree: true });
    window.endOfCount = () => {
      count(observer.takeRecords());
      observer.disconnect();
      return { ...changed, kept: Math.max(0, before - changed.removed) };
    };
  });

/** Stops the count. */
export const endCount = (page: Page): Promise<Changes> => page.evaluate(() => window.endOfCount());
