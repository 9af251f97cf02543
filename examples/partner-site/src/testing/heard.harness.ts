import type { Page } from 'playwright';

/** What a page's developer gets to know of an embed. */
export interface Heard {
  /** `oja:error`, by the tag that it came from ("#document" for the page), and `oja:ready` of elements. */
  events(): Promise<readonly { readonly from: string; readonly name: string; readonly code: string }[]>;
  /** The lines on the console that are ours. */
  readonly lines: readonly string[];
}

/** Listens before anything of the page runs. */
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
