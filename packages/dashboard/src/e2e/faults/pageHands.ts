/** Catalogue texts that identify parts of a page. Passed in, because nothing of this module is in scope inside the page. */
export interface PageWords {
  readonly attention: string;
  readonly summary: string;
}

/** A text on the screen about a purchase, as a person reads it. */
export interface ScreenText {
  readonly place: 'result' | 'row' | 'detail' | 'receipt' | 'attention' | 'summary' | 'note' | 'file';
  /** The purchase key if the place states it in full. Otherwise the purchase is found by `text`. */
  readonly key: string | null;
  readonly text: string;
}

/** A reading with its time (the page's clock). */
export interface TimedScreenText extends ScreenText {
  readonly at: number;
}

/** Installed in each page as `faultRun`. Everything works inside the embed's shadow root too. */
export interface PageHands {
  /** Fills in the field with this label. False if it does not exist. */
  fill(label: string, value: string): boolean;
  /** Presses the element with this role and a matching name, `times` times in a row. False if it does not exist. */
  press(role: 'button' | 'radio' | 'menuitem' | 'link', name: string, times?: number): boolean;
  has(role: 'button' | 'radio' | 'menuitem' | 'link' | 'heading' | 'paragraph', name: string): boolean;
  /** Opens the list row of this purchase. False if it does not exist. */
  openRow(key: string): boolean;
  readAll(): ScreenText[];
  /** Everything that results and open purchases have shown since the last call. */
  takeScreenTexts(): TimedScreenText[];
  /** The journal of this device. */
  journal(): Promise<unknown[]>;
  /** Everything that is polled while a purchase is pending, in one call. */
  look(): Promise<{ results: ScreenText[]; journal: unknown[]; sightings: TimedScreenText[] }>;
  setOnline(isOnline: boolean): void;
}

/** Runs inside a page before any of its scripts. */
export function installPageHands(words: PageWords): void {
  const roots = new Set<Document | ShadowRoot>([document]);
  const all = <E extends Element = HTMLElement>(selector: string): E[] =>
    [...roots].flatMap((root) => [...root.querySelectorAll<E>(selector)]);
  const selectors = {
    button: 'button',
    radio: 'label:has(input[type=radio])',
    menuitem: '[role=menuitem]',
    link: 'a[href]',
    heading: 'h1, h2, h3',
    paragraph: 'p',
  };
  /** Content far below the fold is not rendered (content-visibility) and has no inner text. */
  const textOf = (element: HTMLElement) => element.innerText || (element.textContent ?? '');
  /**
   * A radio's name includes its group: "Network: MTN". Uses `textContent`, which needs no layout, because names are
   * read often.
   */
  const nameOf = (element: HTMLElement) => {
    const legend = element.matches('label') ? element.closest('fieldset')?.querySelector('legend') : null;
    const own = element.getAttribute('aria-label') ?? element.textContent;
    return `${legend ? `${legend.textContent}: ` : ''}${own}`.replace(/\s+/g, ' ').trim();
  };
  const find = (role: keyof typeof selectors, name: string) => {
    const pattern = new RegExp(name);
    return all(selectors[role]).find(
      (one) => pattern.test(nameOf(one)) && one.checkVisibility() && !(one as HTMLButtonElement).disabled,
    );
  };

  const text = (element: HTMLElement) =>
    textOf(element)
      .replace(/[ \u00a0\n]+/g, ' ')
      .trim();
  const cards = () => all('[role=status] h2').flatMap((title) => title.closest<HTMLElement>('section') ?? []);
  const headingOf = (section: HTMLElement) => section.querySelector('h2')?.textContent.trim() ?? '';
  const openSales = () =>
    all('section')
      .filter((section) => headingOf(section).startsWith(words.attention))
      .flatMap((section) => [...section.querySelectorAll('li')]);
  const news = () => all('#news');
  const read = (place: ScreenText['place'], elements: readonly HTMLElement[]): ScreenText[] =>
    elements.map((element) => ({ place, key: null, text: text(element) }));
  const results = () => read('result', cards());
  const attention = () => read('attention', openSales());
  const notes = () => read('note', news());
  const rows = (): ScreenText[] =>
    all<HTMLButtonElement>('button[data-ref]').map((row) => ({
      place: 'row' as const,
      key: row.dataset['key'] ?? null,
      text: text(row),
    }));
  const details = () => {
    const panels = all('section[tabindex="-1"][aria-labelledby]');
    // Collapsed content has no inner text.
    for (const fold of panels.flatMap((panel) => [...panel.querySelectorAll('details')])) fold.open = true;
    return read('detail', panels);
  };
  const summary = () =>
    read(
      'summary',
      all('section').filter((section) => headingOf(section) === words.summary),
    );

  const sightings: TimedScreenText[] = [];
  let last = '';
  const note = () => {
    // Most changes are elsewhere, or only count seconds. Comparing `textContent` detects that without a layout.
    const print = [...cards(), ...openSales(), ...news()]
      .map((element) => element.textContent.replace(/\d+ sec\b/g, ''))
      .join('\n');
    if (print === last) return;
    last = print;
    const at = Date.now();
    const now = [...results(), ...attention(), ...notes()];
    sightings.push(...now.map((reading) => ({ ...reading, at })));
  };
  let isDue = false;
  const watch = new MutationObserver(() => {
    if (isDue) return;
    isDue = true;
    queueMicrotask(() => {
      isDue = false;
      note();
    });
  });
  const follow = (root: Document | ShadowRoot) =>
    watch.observe(root, { childList: true, subtree: true, characterData: true });
  follow(document);
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function attachShadow(init) {
    const root = attach.call(this, init);
    roots.add(root);
    follow(root);
    return root;
  };

  // A service worker would answer instead of the simulated network. `warm.deep.e2e.ts` tests it.
  Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined });
  let isOnline = true;
  Object.defineProperty(Navigator.prototype, 'onLine', { get: () => isOnline });
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  const result = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });

  const hands: PageHands = {
    fill(label, wanted) {
      const named = all<HTMLLabelElement>('label').find((one) => one.innerText.trim().startsWith(label));
      const input = named?.control ?? named?.parentElement?.querySelector('input');
      if (!(input instanceof HTMLInputElement)) return false;
      value?.set?.call(input, wanted);
      input.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
      return true;
    },
    press(role, name, times = 1) {
      const found = find(role, name);
      if (!found) return false;
      for (let press = 0; press < times; press += 1) found.click();
      return true;
    },
    openRow(key) {
      const row = all<HTMLButtonElement>('button[data-ref]').find((one) => one.dataset['key'] === key);
      row?.click();
      return row !== undefined;
    },
    has: (role, name) => find(role, name) !== undefined,
    readAll: () => [...results(), ...attention(), ...rows(), ...details(), ...summary(), ...notes()],
    takeScreenTexts: () => sightings.splice(0),
    async journal() {
      const database = await result(indexedDB.open('oja-purchases'));
      try {
        if (!database.objectStoreNames.contains('journal')) return [];
        return await result(database.transaction('journal').objectStore('journal').getAll());
      } finally {
        database.close();
      }
    },
    look: async () => ({
      journal: await hands.journal(),
      results: results(),
      sightings: hands.takeScreenTexts(),
    }),
    setOnline(online) {
      isOnline = online;
      dispatchEvent(new Event(online ? 'online' : 'offline'));
    },
  };
  Object.assign(globalThis, { faultRun: hands });
}
