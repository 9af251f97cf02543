import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SESSION_KEY } from '../session/pageSessionStorage.ts';
import { createDefaultPlatform } from './defaultPlatform.ts';

/** A page with the globals that core uses. */
function openPage() {
  const kept = new Map<string, string>();
  const window = new EventTarget();
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
  vi.stubGlobal('document', document);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  return { window, document, kept };
}

describe('the platform of a page', () => {
  let page: ReturnType<typeof openPage>;
  beforeEach(() => {
    page = openPage();
  });
  afterEach(() => vi.unstubAllGlobals());
  const show = (persisted: boolean) =>
    page.window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

  it.each([
    [
      'another tab changes the session',
      () => page.window.dispatchEvent(Object.assign(new Event('storage'), { key: SESSION_KEY })),
    ],
    ['it comes back out of the back/forward cache', () => show(true)],
    ['it is thawed', () => page.document.dispatchEvent(new Event('resume'))],
    ['it is shown', () => page.document.dispatchEvent(new Event('visibilitychange'))],
  ])('notifies session listeners when %s, until they unsubscribe', (_, happen) => {
    const { sessionStorage } = createDefaultPlatform();
    const heard = vi.fn();
    const stop = sessionStorage.subscribe(heard);
    happen();
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
    happen();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('does not wake when the page is shown for the first time', () => {
    const woken = vi.fn();
    const stop = createDefaultPlatform().onWake(woken);
    show(false);
    expect(woken).not.toHaveBeenCalled();
    stop();
  });

  it('wakes when it is back online, and not while it is hidden', () => {
    const woken = vi.fn();
    const stop = createDefaultPlatform().onWake(woken);
    page.document.visibilityState = 'hidden';
    page.document.dispatchEvent(new Event('visibilitychange'));
    expect(woken).not.toHaveBeenCalled();
    page.window.dispatchEvent(new Event('online'));
    expect(woken).toHaveBeenCalledTimes(1);
    stop();
  });

  it('stores the session and the preferences on this device', () => {
    const { sessionStorage, preferencesStorage } = createDefaultPlatform();
    sessionStorage.write({ token: 'a-token', user: null });
    preferencesStorage.write('{}');
    expect([...page.kept.keys()]).toEqual([SESSION_KEY, 'oja_preferences']);
  });
});

describe('a new key', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['randomUUID', crypto],
    [
      'getRandomValues alone, as on a page without https',
      { getRandomValues: crypto.getRandomValues.bind(crypto) },
    ],
  ])('is a UUID of version 4, created with %s, and unique', (_, given) => {
    vi.stubGlobal('crypto', given);
    const { newKey } = createDefaultPlatform();
    const keys = Array.from({ length: 1000 }, () => newKey());
    for (const key of keys)
      expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(new Set(keys).size).toBe(1000);
    // Every digit takes all its values, except the version and variant digits.
    expect(new Set(keys.map((key) => key[0])).size).toBe(16);
    expect(new Set(keys.map((key) => key[19])).size).toBe(4);
    expect(new Set(keys.map((key) => key[35])).size).toBe(16);
  });
});
