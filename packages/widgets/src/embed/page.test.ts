import { afterEach, describe, expect, test, vi } from 'vitest';
import { createPage, type PageSettings } from './page.ts';

const getToken = async () => ({ token: 'ojw_1', expiresAt: 0 });
const pageOn = (apiBase: string | null = 'https://api.example') =>
  createPage(apiBase, ['https://api.example']);

afterEach(() => vi.restoreAllMocks());

describe('Oja.configure', () => {
  test('merges its calls and keeps the last value of each key', () => {
    const page = pageOn();
    page.configure({ getToken });
    page.configure({ account: 'visitor-1' });
    page.configure({ account: 'visitor-2' });
    expect({ ...page.settings }).toEqual({ getToken, account: 'visitor-2' });
  });

  test('copies only known own keys, onto an object without a prototype', () => {
    const page = pageOn();
    const given = JSON.parse('{"__proto__":{"account":"evil"},"account":"visitor-1","dark":true}');
    page.configure(given);
    expect(Object.keys(page.settings)).toEqual(['account']);
    expect(Object.getPrototypeOf(page.settings)).toBeNull();
    given.account = 'visitor-2';
    expect(page.settings.account).toBe('visitor-1');
  });

  test('ignores inherited properties', () => {
    const page = pageOn();
    page.configure(Object.create({ getToken, account: 'evil' }));
    expect(Object.keys(page.settings)).toEqual([]);
    expect(page.settings.getToken).toBeUndefined();
  });

  test.each([
    ['getToken', 'ojw_1'],
    ['getToken', { token: 'ojw_1' }],
    ['account', ''],
    ['account', 'x'.repeat(65)],
    ['account', 7],
    ['theme', 7],
    ['apiBase', new URL('https://api.example')],
  ])('throws if %s is %o, and changes nothing', (key, value) => {
    const page = pageOn();
    expect(() => page.configure({ [key]: value } as PageSettings)).toThrow(`Oja.configure: invalid ${key}`);
    expect(Object.keys(page.settings)).toEqual([]);
  });

  test('sets the API base only once, and only if the script tag has none', () => {
    const page = pageOn(null);
    page.configure({ apiBase: 'https://api.example' });
    expect(page.apiBase).toEqual({ base: 'https://api.example' });
    page.configure({ apiBase: 'https://evil.example' });
    expect(page.apiBase).toEqual({ base: 'https://api.example' });
  });

  test('never changes the API base of the script tag, not even a refused one', () => {
    for (const written of ['https://api.example', 'http://api.example']) {
      const page = pageOn(written);
      const before = page.apiBase;
      page.configure({ apiBase: 'https://evil.example' });
      expect(page.apiBase).toBe(before);
    }
  });

  test('refuses an API base that the build does not allow', () => {
    const page = pageOn(null);
    page.configure({ apiBase: 'https://evil.example' });
    expect(page.apiBase).toEqual({ refused: expect.stringContaining('https://evil.example') });
  });

  test('calls its listeners after each change', () => {
    const page = pageOn();
    const heard = vi.fn();
    page.listeners.add(heard);
    page.configure({ getToken });
    page.listeners.delete(heard);
    page.configure({ getToken });
    expect(heard).toHaveBeenCalledOnce();
  });
});
