import { createFakeServer, demoServices, ok } from '@oja/core/testing';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useSignal } from '../binding/signals.ts';
import type { EmbeddedProps } from './drawElement.tsx';
import { type HostOptions, hostForTests } from './mountContext.helper.ts';
import { mountElement } from './mountElement.tsx';

let server: ReturnType<typeof createFakeServer>;

beforeEach(() => {
  server = createFakeServer({ services: () => ok(demoServices) });
  vi.stubGlobal('fetch', server.fetch);
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Shows its account, the status of its services and its prefilled phone number. */
function Stub({ client, account, prefilled }: EmbeddedProps) {
  const { status } = useSignal(client.services.state);
  useEffect(() => void client.services.load(), [client]);
  return (
    <label>
      {[account ?? 'nobody', status, prefilled['phone'] ?? 'empty'].join(' ')}
      <input />
    </label>
  );
}

function open(options: HostOptions = {}) {
  const page = hostForTests(options);
  const mounted = mountElement(page.context, Stub);
  const methods = page.host as unknown as Required<import('./defineElement.ts').OjaElement>;
  return { ...page, mounted, methods };
}
const shows = (root: ShadowRoot, text: string) => vi.waitFor(() => expect(root.textContent).toBe(text));
const asked = () => server.calls.map(({ token }) => token);

describe('an element whose code has loaded', () => {
  test('waits for getToken and reports after 5 s that there is none', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { root, heard, getToken, change, mounted } = open({ settings: {} });
    await vi.advanceTimersByTimeAsync(4999);
    expect(heard).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(heard).toMatchObject([['oja:error', { code: 'no-get-token', whose: 'host' }]]);
    expect(root.textContent).toBe('no-get-token');
    change({ getToken });
    mounted.configured();
    await shows(root, 'nobody ready empty');
    mounted.unmount();
  });

  test('waits for an API base and reports after 5 s that there is none', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { root, heard, page, mounted } = open({ apiBase: null });
    await vi.advanceTimersByTimeAsync(5000);
    expect(heard).toMatchObject([['oja:error', { code: 'no-api-base', whose: 'host' }]]);
    page.configure({ apiBase: 'https://api.example' });
    mounted.configured();
    await shows(root, 'nobody ready empty');
    mounted.unmount();
  });

  test('requests no token if the API base is refused, and reports it once', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { heard, getToken, mounted } = open({ apiBase: '//evil.example' });
    mounted.configured();
    await vi.advanceTimersByTimeAsync(5000);
    expect(heard).toEqual([['oja:error', { code: 'api-base', whose: 'host', cause: '//evil.example' }]]);
    expect(getToken).not.toHaveBeenCalled();
    mounted.unmount();
  });

  test('renders anew for another account, but not for a new theme', async () => {
    const { root, change, mounted } = open();
    await shows(root, 'nobody ready empty');
    const field = root.querySelector('input');
    change({ theme: { scheme: 'dark', colors: { canvas: '#101820' } } });
    mounted.configured();
    const place = root.querySelector('div') as HTMLElement;
    await vi.waitFor(() => expect(place.getAttribute('data-oja-theme')).toBe('dark'));
    expect(place.style.getPropertyValue('--oja-color-canvas')).toBe('#101820');
    expect(root.querySelector('input')).toBe(field);
    change({ account: 'visitor-1' });
    mounted.configured();
    await shows(root, 'visitor-1 ready empty');
    expect(root.querySelector('input')).not.toBe(field);
    mounted.unmount();
  });

  test('accepts a scheme as the theme property, and prefers attributes', async () => {
    const { root, host, mounted } = open({ attributes: { accent: '#0b6e4f' } });
    const place = () => root.querySelector('div') as HTMLElement;
    await vi.waitFor(() => expect(place().style.getPropertyValue('--oja-color-accent')).toBe('#0b6e4f'));
    mounted.unmount();
    const other = open({ settings: { theme: 'dark' } });
    other.change({ getToken: other.getToken });
    other.mounted.configured();
    await vi.waitFor(() =>
      expect(other.root.querySelector('div')?.getAttribute('data-oja-theme')).toBe('dark'),
    );
    other.host.setAttribute('theme', 'light');
    await vi.waitFor(() =>
      expect(other.root.querySelector('div')?.getAttribute('data-oja-theme')).toBe('light'),
    );
    expect(host.isConnected).toBe(true);
    other.mounted.unmount();
  });

  test('ignores unknown and invalid parts of a theme and warns of them', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { mounted, change } = open();
    change({ theme: { colors: { surface: 'url(x)' }, ...({ zoom: 2 } as object) } });
    mounted.configured();
    await vi.waitFor(() =>
      expect(warn.mock.calls.flat()).toEqual([
        'Oja: theme.zoom is not valid and was ignored.',
        'Oja: theme.colors.surface is not valid and was ignored.',
      ]),
    );
    mounted.unmount();
  });
});

describe('a method of an element', () => {
  test('focus() focuses the first field', async () => {
    const { root, methods, mounted } = open();
    await shows(root, 'nobody ready empty');
    methods.focus();
    expect(root.activeElement).toBe(root.querySelector('input'));
    mounted.unmount();
  });

  test('prefill() fills in fields, and reset() renders an empty form', async () => {
    const { root, methods, mounted } = open();
    methods.prefill({ phone: '0803' });
    await shows(root, 'nobody ready 0803');
    const field = root.querySelector('input') as HTMLInputElement;
    field.value = 'typed';
    methods.reset();
    await shows(root, 'nobody ready empty');
    expect(root.querySelector('input')).not.toBe(field);
    mounted.unmount();
  });

  test('update() refetches the shown data', async () => {
    const { root, methods, mounted } = open();
    await shows(root, 'nobody ready empty');
    methods.update();
    await vi.waitFor(() => expect(asked()).toEqual(['ojw_1', 'ojw_1']));
    mounted.unmount();
  });

  test('logout() requests a new token', async () => {
    const { root, methods, getToken, mounted } = open();
    await shows(root, 'nobody ready empty');
    getToken.mockImplementation(async () => ({ token: 'ojw_2', expiresAt: Date.now() + 900_000 }));
    methods.logout();
    await vi.waitFor(() => expect(asked()).toEqual(['ojw_1', 'ojw_2']));
    mounted.unmount();
  });

  test('is removed when the widget unmounts', () => {
    const { host, mounted } = open();
    expect(Object.keys(host)).toContain('logout');
    mounted.unmount();
    expect(Object.keys(host)).toEqual([]);
  });
});
