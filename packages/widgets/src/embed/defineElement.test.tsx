import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { embed } from '../text/en/embed.ts';
import { embedFault } from '../text/en/embedFault.ts';
import { defineElement, type OjaElement } from './defineElement.ts';
import * as doctor from './doctor.ts';
import type { EmbedContext } from './elementController.ts';
import type { ElementModule, MountContext } from './elementModule.ts';
import { heights } from './elements.ts';
import type { ErrorDetail } from './events.ts';
import { createPage, type Page } from './page.ts';
import { reporter } from './reports.ts';
import type { ApiBase } from './scriptTag.ts';

const tag = 'oja-data-purchase';
const getToken = async () => ({ token: 'ojw_1', expiresAt: 0 });

/** A widget that has a field and keeps a count of what is asked of it. */
function stubWidget() {
  const contexts: MountContext[] = [];
  const unmount = vi.fn();
  const module: ElementModule = {
    mount(context) {
      contexts.push(context);
      context.root.append(document.createElement('input'));
      return { unmount };
    },
  };
  return { module, contexts, unmount };
}

// A tag can be defined once in a document: each test puts its own page and its own widget behind it.
let page: Page;
let widget: ReturnType<typeof stubWidget>;
const load = vi.fn<EmbedContext['load']>();
const context: EmbedContext = {
  get page() {
    return page;
  },
  load,
  tell: (from, fault) =>
    reporter(async () => doctor, { page, files: 'https://cdn.example/', isBlocked: () => false })(
      from,
      fault,
    ),
  isBlocked: () => false,
};
const openPage = (apiBase: ApiBase) => createPage({ apiBase, defaults: { theme: 'dark' } }, undefined);

/** Older than its class, as on a page whose own script ran first. */
let early: OjaElement;

beforeAll(() => {
  early = document.createElement(tag);
  early.getToken = getToken;
  defineElement(tag, context);
});
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  page = openPage({ base: 'https://api.example' });
  widget = stubWidget();
  load.mockReset().mockImplementation(async () => widget.module);
});
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Puts an element into the page. */
function place(attributes: Readonly<Record<string, string>> = {}): OjaElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  return element;
}
/** The code is on its way, until told that it has come. */
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

describe('an element', () => {
  test('takes the getToken that a page set before oja.js had come', async () => {
    expect(Object.hasOwn(early, 'getToken')).toBe(true);
    document.body.append(early);
    await mounted(early);
    expect(Object.hasOwn(early, 'getToken')).toBe(false);
    expect(early.getToken).toBe(getToken);
  });

  test('keeps the widget, and what was typed in it, when getToken is set anew', async () => {
    const element = place();
    element.getToken = getToken;
    await mounted(element);
    const field = element.shadowRoot?.querySelector('input');
    const next = vi.fn(getToken);
    element.getToken = next;
    expect(element.shadowRoot?.querySelector('input')).toBe(field);
    await widget.contexts[0]?.getToken();
    await widget.contexts[0]?.getToken();
    expect(next).toHaveBeenCalledOnce();
  });

  test('takes a getToken that is set later, on itself or for the page', async () => {
    const [one, other] = [place(), place()];
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    expect([one, other].some(isMounted)).toBe(false);
    one.getToken = getToken;
    await mounted(one);
    expect(isMounted(other)).toBe(false);
    page.configure({ getToken });
    await mounted(other);
  });

  test('asks its own getToken before that of the page', async () => {
    const own = vi.fn(getToken);
    const shared = vi.fn(getToken);
    page.configure({ getToken: shared });
    const element = document.createElement(tag);
    element.getToken = own;
    document.body.append(element);
    await mounted(element);
    expect(own).toHaveBeenCalledOnce();
    expect(shared).not.toHaveBeenCalled();
  });

  test('takes no getToken from an attribute, and none that is no function', () => {
    const element = place({ gettoken: 'alert(1)' });
    expect(element.getToken).toBeNull();
    element.getToken = 'ojw_1' as never;
    expect(element.getToken).toBeNull();
  });

  test('asks for the token while the code is still on its way, once', async () => {
    const come = slowly();
    const asked = vi.fn(getToken);
    page.configure({ getToken: asked });
    const element = place();
    await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
    come();
    await mounted(element);
    expect(await widget.contexts[0]?.getToken()).toEqual({ token: 'ojw_1', expiresAt: 0 });
    expect(asked).toHaveBeenCalledOnce();
  });

  test('cannot change the API base by any attribute', async () => {
    page.configure({ getToken });
    await mounted(place({ 'api-base': 'https://evil.example', 'data-api-base': 'https://evil.example' }));
    expect(widget.contexts[0]?.apiBase).toBe('https://api.example');
  });

  test('reads an attribute of its own before the script tag’s', async () => {
    page.configure({ getToken });
    const element = place({ phone: '0803' });
    await mounted(element);
    expect(widget.contexts[0]?.attribute('theme')).toBe('dark');
    element.setAttribute('theme', 'light');
    expect(widget.contexts[0]?.attribute('theme')).toBe('light');
    expect(widget.contexts[0]?.attribute('phone')).toBe('0803');
    expect(widget.contexts[0]?.attribute('accent')).toBeNull();
  });

  test('keeps what was typed when it is moved in the page', async () => {
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

  test('leaves nothing when it is taken out, and begins anew when it is put back', async () => {
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

  test('mounts nothing when it was taken out before its code came', async () => {
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

describe('an element whose code has not come', () => {
  test('keeps the height of its form free from the moment it stands in the page', () => {
    const element = place();
    expect(element.getBoundingClientRect().height).toBe(heights[tag]);
  });

  test('loads nothing while it is out of sight, and its code when it comes near', async () => {
    page.configure({ getToken });
    const above = document.body.appendChild(document.createElement('div'));
    above.style.height = `${3 * innerHeight}px`;
    const element = place();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(load).not.toHaveBeenCalled();
    above.remove();
    await mounted(element);
  });
});

describe('an element that cannot start', () => {
  test('asks for nothing where the API base is refused', async () => {
    page = openPage({ refused: 'Not an API base: //evil.example' });
    const asked = vi.fn(getToken);
    page.configure({ getToken: asked });
    const heard = hearErrors();
    const element = place();
    await vi.waitFor(() => expect(saysOf(element)).toBe(embedFault.host));
    expect(heard).toEqual([{ code: 'api-base', whose: 'host', cause: 'Not an API base: //evil.example' }]);
    expect(load).not.toHaveBeenCalled();
    expect(asked).not.toHaveBeenCalled();
  });

  test('says so after 5 s without a getToken, and starts when it comes after all', async () => {
    vi.useFakeTimers();
    const heard = hearErrors();
    const element = place();
    await vi.advanceTimersByTimeAsync(4999);
    expect(saysOf(element)).toBe(embed.loading);
    await vi.advanceTimersByTimeAsync(1);
    expect(saysOf(element)).toBe(embedFault.host);
    expect(heard).toMatchObject([{ code: 'no-get-token', whose: 'host' }]);
    element.getToken = getToken;
    await vi.advanceTimersByTimeAsync(0);
    expect(isMounted(element)).toBe(true);
    expect(saysOf(element)).toBe('');
  });

  test('waits for an API base that the page gives later', async () => {
    page = openPage(null);
    page.configure({ getToken });
    const element = place();
    await new Promise((resolve) => setTimeout(resolve));
    expect(load).not.toHaveBeenCalled();
    page.configure({ apiBase: 'https://api.example' });
    await mounted(element);
  });

  test('says so after 5 s without an API base', async () => {
    vi.useFakeTimers();
    page = openPage(null);
    page.configure({ getToken });
    const heard = hearErrors();
    const element = place();
    await vi.advanceTimersByTimeAsync(5000);
    expect(heard).toMatchObject([{ code: 'no-api-base', whose: 'host' }]);
    expect(saysOf(element)).toBe(embedFault.host);
  });

  test('says that its code did not come, and tries again when asked', async () => {
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
  ] as const)('says whose fault $code is, and offers no try that cannot help', async ({ code, words }) => {
    load.mockRejectedValueOnce({ code });
    page.configure({ getToken });
    const element = place();
    await vi.waitFor(() => expect(saysOf(element)).toBe(words));
    expect(element.shadowRoot?.querySelector('button')).toBeNull();
  });

  test('says after 20 s that its code takes long, and mounts it when it comes after all', async () => {
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

  test('asks for its code by another address when the visitor does not wait, and mounts it once', async () => {
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
      [tag, false],
      [tag, true],
    ]);
    come();
    await new Promise((resolve) => setTimeout(resolve));
    expect(widget.contexts).toHaveLength(1);
  });
});
