import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { embedFault } from '../text/en/embedFault.ts';
import { defineElement, type OjaElement } from './defineElement.ts';
import * as doctor from './doctor.ts';
import { createEarlyRequests } from './earlyRequests.ts';
import type { EmbedContext } from './elementController.ts';
import type { ElementModule, MountContext } from './elementModule.ts';
import { tags } from './elements.ts';
import type { ErrorDetail } from './events.ts';
import { createPage, type Page } from './page.ts';
import * as pageTheme from './pageTheme.ts';
import { createFaultReporter } from './reports.ts';

const tag = 'oja-data-purchase';
const create = () => document.createElement(tag) as OjaElement;
const getToken = async () => ({ token: 'ojw_1', expiresAt: 0 });

/** A widget with a field. Records the contexts it is mounted with, and its calls. */
function stubWidget() {
  const contexts: MountContext[] = [];
  const unmount = vi.fn();
  const configured = vi.fn();
  const module: ElementModule = {
    mount(context) {
      contexts.push(context);
      context.root.replaceChildren(document.createElement('input'));
      return { configured, unmount };
    },
  };
  return { module, contexts, configured, unmount };
}

// A tag can be defined only once per document, so each test replaces the page and the widget behind it.
let page: Page;
let widget: ReturnType<typeof stubWidget>;
let early: EmbedContext['early'];
const load = vi.fn<(entry: string, isAnew?: boolean) => Promise<object>>();
const context: EmbedContext = {
  get page() {
    return page;
  },
  get early() {
    return early;
  },
  script: document.createElement('script'),
  load: <Module extends object>(...asked: Parameters<EmbedContext['load']>) =>
    (asked[0] === 'oja-theme' ? Promise.resolve(pageTheme) : load(...asked)) as Promise<Module>,
  reportFault: (from, fault) =>
    createFaultReporter(async () => doctor, {
      page,
      files: 'https://cdn.example/',
      isBlocked: () => false,
    })(from, fault),
  files: 'https://cdn.example/',
  isBlocked: () => false,
};
const openPage = (apiBase: string | null) => createPage(apiBase, undefined);
const fetched = vi.fn<typeof fetch>();

/** Created before its class is defined, as on a page whose script runs before oja.js. */
let older: OjaElement;

beforeAll(() => {
  older = create();
  older.getToken = getToken;
  older.theme = 'dark';
  defineElement(tag, context);
});
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  page = openPage('https://api.example');
  early = createEarlyRequests();
  fetched.mockReset().mockImplementation(async () => Response.json({ data: [] }));
  vi.stubGlobal('fetch', fetched);
  widget = stubWidget();
  load.mockReset().mockImplementation(async () => widget.module);
});
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Adds an element to the page. */
function place(attributes: Readonly<Record<string, string>> = {}): OjaElement {
  const element = create();
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  return element;
}
/** Delays the code until the returned function is called. */
function slowly(): () => void {
  let come = () => {};
  load.mockReturnValue(
    new Promise((resolve) => {
      come = () => resolve(widget.module);
    }),
  );
  return () => come();
}
const isMounted = (element: OjaElement) => element.shadowRoot?.querySelector('input') !== null;
const mounted = (element: OjaElement) => vi.waitFor(() => expect(isMounted(element)).toBe(true));
const saysOf = (element: OjaElement) => element.shadowRoot?.textContent ?? '';

function hearErrors(): ErrorDetail[] {
  const heard: ErrorDetail[] = [];
  document.body.addEventListener('oja:error', (event) =>
    heard.push((event as CustomEvent<ErrorDetail>).detail),
  );
  return heard;
}

/** Waits until intersection observers have been notified about the element. */
const watched = (element: Element) =>
  new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(element);
  });

describe('an element', () => {
  test('adopts properties that the page set before oja.js loaded', async () => {
    expect(Object.hasOwn(older, 'getToken')).toBe(true);
    document.body.append(older);
    await mounted(older);
    expect(older.getToken).toBe(getToken);
    expect(widget.contexts[0]?.settings()).toEqual({ getToken, theme: 'dark' });
    older.getToken = null;
    expect(widget.contexts[0]?.settings()).toEqual({ theme: 'dark' });
  });

  test('keeps the widget mounted and notifies it when a property or the page’s settings change', async () => {
    const element = place();
    element.getToken = getToken;
    await mounted(element);
    const field = element.shadowRoot?.querySelector('input');
    const next = vi.fn(getToken);
    element.getToken = next;
    page.configure({ account: 'visitor-1' });
    expect(element.shadowRoot?.querySelector('input')).toBe(field);
    expect(widget.configured).toHaveBeenCalledTimes(2);
    expect(widget.contexts[0]?.settings()).toEqual({ getToken: next, account: 'visitor-1' });
  });

  test('prefers its own settings to those of the page', async () => {
    page.configure({ getToken: vi.fn(getToken), account: 'visitor-1' });
    const element = create();
    Object.assign(element, { getToken, account: 'visitor-2' });
    document.body.append(element);
    await mounted(element);
    expect(widget.contexts[0]?.settings()).toEqual({ getToken, account: 'visitor-2' });
  });

  test('ignores a getToken attribute and properties of the wrong type', () => {
    const element = place({ gettoken: 'alert(1)' });
    expect(element.getToken).toBeNull();
    Object.assign(element, { getToken: 'ojw_1', account: 7, theme: 7 });
    expect([element.getToken, element.account, element.theme]).toEqual([null, null, null]);
  });

  test('cannot change the API base by an attribute', async () => {
    page.configure({ getToken });
    await mounted(place({ 'api-base': 'https://evil.example', 'data-api-base': 'https://evil.example' }));
    expect(page.apiBase).toEqual({ base: 'https://api.example' });
    expect(fetched.mock.calls.map(([url]) => String(url))).toEqual([
      'https://api.example/api/v1/agent/services',
    ]);
  });

  test('keeps what was typed when it is moved within the page', async () => {
    page.configure({ getToken });
    const element = place();
    await mounted(element);
    const field = element.shadowRoot?.querySelector('input') as HTMLInputElement;
    field.value = '0803 123';
    document.body.append(document.createElement('main'));
    document.querySelector('main')?.append(element);
    await Promise.resolve();
    expect(element.shadowRoot?.querySelector('input')).toBe(field);
    expect(field.value).toBe('0803 123');
    expect(widget.unmount).not.toHaveBeenCalled();
  });

  test('unmounts when it is removed, and mounts anew when it is inserted again', async () => {
    page.configure({ getToken });
    const element = place();
    await mounted(element);
    element.remove();
    await vi.waitFor(() => expect(widget.unmount).toHaveBeenCalledOnce());
    expect(element.shadowRoot?.childNodes.length).toBe(0);
    page.configure({ getToken });
    expect(widget.contexts.length).toBe(1);
    document.body.append(element);
    await mounted(element);
    expect(widget.contexts.length).toBe(2);
  });

  test('mounts nothing if it is removed before its code has loaded', async () => {
    const come = slowly();
    page.configure({ getToken });
    const element = place();
    element.remove();
    await Promise.resolve();
    come();
    await new Promise((resolve) => setTimeout(resolve));
    expect(widget.contexts).toEqual([]);
    expect(saysOf(element)).toBe('');
  });
});

describe('an element whose code is loading', () => {
  test('requests the token and the services early, once for all elements of the page', async () => {
    const come = slowly();
    const asked = vi.fn(getToken);
    const elements = [place(), place(), place()];
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(3));
    expect(asked).not.toHaveBeenCalled();
    page.configure({ getToken: asked });
    await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
    come();
    for (const element of elements) await mounted(element);
    expect(asked).toHaveBeenCalledOnce();
    expect(fetched.mock.calls).toEqual([
      [
        'https://api.example/api/v1/agent/services',
        expect.objectContaining({ headers: { Authorization: 'Bearer ojw_1' } }),
      ],
    ]);
  });

  test('requests no services early if getToken rejects', async () => {
    page.configure({ getToken: vi.fn(() => Promise.reject(new Error('The shop is closed'))) });
    await mounted(place());
    expect(fetched).not.toHaveBeenCalled();
  });

  test('reserves the height of its form as soon as it is in the page', () => {
    const element = place();
    expect(element.getBoundingClientRect().height).toBe(tags[tag][0]);
  });

  test('loads nothing until it is close to the viewport', async () => {
    page.configure({ getToken });
    const above = document.body.appendChild(document.createElement('div'));
    above.style.height = `${3 * innerHeight}px`;
    const element = place();
    await watched(element);
    expect(load).not.toHaveBeenCalled();
    expect(fetched).not.toHaveBeenCalled();
    above.remove();
    await mounted(element);
  });

  test('loads without waiting for an intersection observer if it is in view', async () => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe() {}
      },
    );
    await mounted(place());
  });

  test('loads nothing in a closed part of the page until that opens', async () => {
    const details = document.body.appendChild(document.createElement('details'));
    const element = create();
    details.append(element);
    await watched(element);
    expect(load).not.toHaveBeenCalled();
    details.open = true;
    await mounted(element);
  });
});

describe('an element that cannot start', () => {
  test('requests nothing if the API base is refused', async () => {
    page = openPage('//evil.example');
    const asked = vi.fn(getToken);
    page.configure({ getToken: asked });
    const heard = hearErrors();
    const element = place();
    await vi.waitFor(() => expect(saysOf(element)).toBe(embedFault.host));
    expect(heard).toEqual([{ code: 'api-base', whose: 'host', cause: '//evil.example' }]);
    expect(load).not.toHaveBeenCalled();
    expect(asked).not.toHaveBeenCalled();
    expect(fetched).not.toHaveBeenCalled();
  });

  test('says that its code failed to load, and loads it on retry', async () => {
    const cause = new TypeError('Failed to fetch');
    load.mockRejectedValueOnce({ code: 'code-lost', cause });
    page.configure({ getToken });
    const heard = hearErrors();
    const element = place();
    await vi.waitFor(() => expect(saysOf(element)).toContain(embedFault.network));
    expect(heard).toEqual([{ code: 'code-lost', whose: 'network', cause }]);
    element.shadowRoot?.querySelector('button')?.click();
    await mounted(element);
  });

  test.each([
    { code: 'csp-script', words: embedFault.host },
    { code: 'code-missing', words: embedFault.oja },
    { code: 'code-broken', words: embedFault.oja },
  ] as const)('says who can fix $code and offers no retry', async ({ code, words }) => {
    load.mockRejectedValueOnce({ code });
    page.configure({ getToken });
    const element = place();
    await vi.waitFor(() => expect(saysOf(element)).toBe(words));
    expect(element.shadowRoot?.querySelector('button')).toBeNull();
  });

  test('says after 20 s that loading is slow, and mounts the code when it arrives', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    page.configure({ getToken });
    const come = slowly();
    const heard = hearErrors();
    const element = place();
    await vi.waitFor(() => expect(load).toHaveBeenCalled());
    await vi.advanceTimersByTimeAsync(20_000);
    expect(saysOf(element)).toContain(embedFault.network);
    expect(heard).toMatchObject([{ code: 'code-slow', whose: 'network' }]);
    come();
    vi.useRealTimers();
    await mounted(element);
    expect(saysOf(element)).toBe('');
  });

  test('loads the code from another address on retry, and mounts it once', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    page.configure({ getToken });
    const come = slowly();
    const element = place();
    await vi.waitFor(() => expect(load).toHaveBeenCalled());
    await vi.advanceTimersByTimeAsync(20_000);
    vi.useRealTimers();
    load.mockImplementation(async () => widget.module);
    element.shadowRoot?.querySelector('button')?.click();
    await mounted(element);
    expect(load.mock.calls).toEqual([
      [tag, undefined],
      [tag, true],
    ]);
    come();
    await new Promise((resolve) => setTimeout(resolve));
    expect(widget.contexts).toHaveLength(1);
  });
});
