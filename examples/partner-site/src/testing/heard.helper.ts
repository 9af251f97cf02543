import type { Page } from 'playwright';

/** The events and console lines of an embed that a page's developer sees. */
export interface Heard {
  /** `oja:error` by the tag that dispatched it ("#document" for the page), and `oja:ready` of the elements. */
  events(): Promise<readonly { readonly from: string; readonly name: string; readonly code: string }[]>;
  /** The console lines that start with "Oja: ". */
  readonly lines: readonly string[];
}

/** Starts to listen before any script of the page runs. */
export async function hearPage(page: Page): Promise<Heard> {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('Oja: ')) lines.push(message.text());
  });
  await page.addInitScript(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    for (const name of ['oja:error', 'oja:ready'])
      document.addEventListener(name, (event) => {
        const { target, detail } = event as CustomEvent<{ code?: string } | null>;
        const from = (target as Node).nodeName.toLowerCase();
        if (from !== '#document' || detail) heard.push({ from, name, code: detail?.code ?? '' });
      });
  });
  return {
    lines,
    events: () => page.evaluate(() => (window as unknown as { heard: [] }).heard),
  };
}
