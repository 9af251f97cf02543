import { definitionOf, embeddedServices, type ServiceDefinition } from '@oja/core';
import { createFakeServer, demoMeter, demoServices, demoTransaction, ok, refuse } from '@oja/core/testing';
import { fireEvent, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { allServices, powerHistory } from '../purchase/services.fixture.ts';
import { MOUNTS } from '../testing/mounts.ts';
import { watchPage } from '../testing/pageWatch.ts';
import type { Answers } from '../testing/testClient.ts';
import { agentSale } from '../text/en/agentSale.ts';
import { embedded } from '../text/en/embedded.ts';
import { embedFault } from '../text/en/embedFault.ts';
import { purchase } from '../text/en/purchase.ts';
import { embeddedComponents, hostForTests } from './mountContext.helper.ts';
import { mountPurchase } from './mountPurchase.tsx';

const phoneField = (root: ShadowRoot) =>
  root.querySelector<HTMLInputElement>('input[inputmode="tel"], input[type="tel"]');

const plans = () => ok(demoServices);

let server: ReturnType<typeof createFakeServer>;

beforeEach(() => {
  serve({ services: plans });
  isBlocked = false;
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Whether the page's policy blocks calls. */
let isBlocked: boolean;

function serve(answers: Parameters<typeof createFakeServer>[0]) {
  server = createFakeServer(answers);
  vi.stubGlobal('fetch', server.fetch);
}

function open(
  attributes: Readonly<Record<string, string>> = {},
  definition: ServiceDefinition = definitionOf('data'),
  account?: string,
) {
  const page = hostForTests({ attributes, isBlocked: () => isBlocked });
  if (account) page.change({ account });
  const mount = () => mountPurchase(definition, embeddedComponents)(page.context);
  const mounted = mount();
  const place = page.root.querySelector('div') as HTMLDivElement;
  return { ...page, place, mounted, mount };
}

describe('the purchase element', () => {
  test('shows the form with the prefilled number and emits oja:ready', async () => {
    const { root, heard, mounted } = open({ phone: '0803 123 4567' });
    await vi.waitFor(() => expect(heard).toEqual([['oja:ready', null]]));
    expect(phoneField(root)?.value).toBe('0803 123 4567');
    mounted.unmount();
  });

  test('keeps typed values over its attributes when it is mounted again', async () => {
    const { root, mounted, mount } = open({ phone: '0803 123 4567' });
    await vi.waitFor(() => expect(phoneField(root)).not.toBeNull());
    fireEvent.change(phoneField(root) as HTMLInputElement, { target: { value: '0901 234' } });
    mounted.unmount();
    root.replaceChildren();
    const again = mount();
    await vi.waitFor(() => expect(phoneField(root)?.value).toBe('0901 234'));
    again.unmount();
  });

  test('starts empty if the number is malformed', async () => {
    const { root, mounted } = open({ phone: '<script>alert(1)</script>' });
    await vi.waitFor(() => expect(phoneField(root)?.value).toBe(''));
    mounted.unmount();
  });

  test('sends only the request for services, with the page’s token', async () => {
    const { heard, getToken, mounted } = open();
    await vi.waitFor(() => expect(heard).toEqual([['oja:ready', null]]));
    expect(getToken).toHaveBeenCalledOnce();
    expect(server.calls.map(({ name, token }) => [name, token])).toEqual([['services', 'ojw_1']]);
    mounted.unmount();
  });

  test('reports a refused request for services with its cause', async () => {
    serve({ services: () => refuse(403, 'This session belongs to another site.') });
    const { heard, mounted } = open();
    await vi.waitFor(() =>
      expect(heard).toEqual([
        ['oja:error', { code: 'refused', whose: 'oja', cause: expect.objectContaining({ status: 403 }) }],
      ]),
    );
    mounted.unmount();
  });

  test('loads its services when the device is back online', async () => {
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { root, heard, mounted } = open();
    dispatchEvent(new Event('offline'));
    await vi.waitFor(() =>
      expect(heard).toMatchObject([['oja:error', { code: 'offline', whose: 'visitor' }]]),
    );
    expect(server.calls).toEqual([]);
    line.mockReturnValue(true);
    dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(phoneField(root)).not.toBeNull());
    expect(heard.at(-1)).toEqual(['oja:ready', null]);
    mounted.unmount();
  });

  test('works on a device that always reports to be offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { root, heard, mounted } = open();
    await vi.waitFor(() => expect(heard).toEqual([['oja:ready', null]]));
    expect(phoneField(root)).not.toBeNull();
    mounted.unmount();
  });

  test('applies the theme of its attributes inside the shadow root, not to the host element', async () => {
    const { host, place, mounted } = open({
      theme: 'dark',
      accent: '#0b6e4f',
      radius: '4px',
      font: 'Inter',
    });
    await vi.waitFor(() => expect(place.getAttribute('data-oja-theme')).toBe('dark'));
    expect(place.style.getPropertyValue('--oja-color-accent')).toBe('#0b6e4f');
    expect(place.style.getPropertyValue('--oja-radius')).toBe('4px');
    host.removeAttribute('accent');
    host.setAttribute('theme', 'auto');
    await vi.waitFor(() => expect(place.hasAttribute('data-oja-theme')).toBe(false));
    expect(place.style.getPropertyValue('--oja-color-accent')).toBe('');
    expect(host.hasAttribute('style')).toBe(false);
    mounted.unmount();
  });

  test.each([
    ['accent', 'url(https://evil.example/x)'],
    ['radius', '4px;background:red'],
    ['font', 'x} body{display:none'],
    ['theme', 'dark"><img>'],
  ])('ignores %s="%s" and warns of it', async (name, value) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { place, mounted } = open({ [name]: value });
    const calm = open();
    const plain = calm.place.getAttribute('style');
    calm.mounted.unmount();
    await vi.waitFor(() =>
      expect(warn.mock.calls.flat()).toEqual([`Oja: ${name}="${value}" is not valid and was ignored.`]),
    );
    expect(place.getAttribute('style')).toBe(plain);
    expect(place.hasAttribute('data-oja-theme')).toBe(false);
    mounted.unmount();
  });

  test('uses the reader’s text size, not the font size of the page’s root', async () => {
    document.documentElement.style.fontSize = '62.5%';
    const { root, mounted } = open();
    await vi.waitFor(() => expect(phoneField(root)).not.toBeNull());
    expect(getComputedStyle(root.querySelector('section') as HTMLElement).fontSize).toBe('16px');
    document.documentElement.style.fontSize = '';
    mounted.unmount();
  });

  test('shares one stylesheet with another purchase element, but no state', async () => {
    const [one, other] = [open(), open({ phone: '0803' })];
    await vi.waitFor(() => expect(phoneField(other.root)?.value).toBe('0803'));
    expect(phoneField(one.root)?.value).toBe('');
    expect(one.root.adoptedStyleSheets).toEqual(other.root.adoptedStyleSheets);
    expect(one.root.adoptedStyleSheets.length).toBe(2);
    one.mounted.unmount();
    expect(phoneField(one.root)).toBeNull();
    expect(phoneField(other.root)?.value).toBe('0803');
    other.mounted.unmount();
  });

  test('shows and reports a crash on mount', async () => {
    const mistake = new Error('A mistake');
    const { context, root, heard } = hostForTests({});
    vi.spyOn(root, 'replaceChildren').mockImplementationOnce(() => {
      throw mistake;
    });
    mountPurchase(definitionOf('data'), embeddedComponents)(context).unmount();
    expect(root.textContent).toBe(embedded.crashed);
    await vi.waitFor(() =>
      expect(heard).toEqual([['oja:error', { code: 'crash', whose: 'oja', cause: mistake }]]),
    );
  });

  test.each(embeddedServices)(
    'leaves no connection, listener, timer or node after many mounts of $tag',
    async (definition) => {
      const opened = vi.spyOn(IDBFactory.prototype, 'open');
      const closed = vi.spyOn(IDBDatabase.prototype, 'close');
      const drawAndRemove = async () => {
        const { mounted, host, root } = open({}, definition);
        await vi.waitFor(() => expect(root.querySelector('section')).not.toBeNull(), { interval: 1 });
        mounted.unmount();
        host.remove();
      };
      // Mounts once before the count, because the runtime keeps a few listeners from its first root on.
      await drawAndRemove();
      const page = watchPage();
      const nodes = document.querySelectorAll('*').length;
      for (let times = 0; times < MOUNTS; times++) await drawAndRemove();
      expect(opened).toHaveBeenCalled();
      // Checks only these connections, because one of an earlier test may close late.
      await vi.waitFor(() => {
        const connections = opened.mock.results.map(({ value }) => value.result);
        expect(connections.filter((one) => !closed.mock.contexts.includes(one))).toEqual([]);
      });
      expect(document.querySelectorAll('*').length).toBe(nodes);
      const left = page.stop();
      expect(left.listeners.filter((listener) => !listener.includes('oja:'))).toEqual([]);
      expect([left.timers, left.observers]).toEqual([0, []]);
    },
  );

  test('emits nothing after it is unmounted, even if an answer still arrives', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    serve({ services: () => answered.then(plans) });
    const { root, heard, mounted } = open();
    await vi.waitFor(() => expect(server.calls.length).toBe(1));
    mounted.unmount();
    answer();
    await answered;
    // Reads a second answer, so that the first one has been processed.
    await (await server.fetch('https://api.example/api/v1/agent/services')).json();
    expect(heard).toEqual([]);
    expect(root.textContent).toBe('');
  });
});

describe('the events of a purchase', () => {
  const sale = {
    reference: expect.any(String),
    category: 'data',
    serviceId: 'mtn-data',
    planId: 'mtn-sme-1gb',
    amount: '456.00',
    recipient: '08031234567',
  };
  const balance = { before: '48250.00', after: '47794.00' };

  const filled = { phone: '0803 123 4567', network: 'mtn-data', plan: 'mtn-sme-1gb' };

  function openShop(answer: NonNullable<Answers['purchase']>) {
    serve({ services: plans, purchase: answer });
    // Another visitor each time, whose purchase repeats no earlier one.
    const page = open(filled, definitionOf('data'), crypto.randomUUID());
    const press = async (name: RegExp | string) =>
      fireEvent.click(await within(page.place).findByRole('button', { name }));
    const events = () => page.heard.filter(([name]) => name !== 'oja:ready');
    return { ...page, press, events };
  }

  async function buy(press: (name: RegExp) => Promise<unknown>): Promise<void> {
    await press(/^Review/);
    await press(/^Buy/);
  }

  const ends = (status: string, refund?: object) =>
    openShop(({ body }) =>
      ok(demoTransaction({ reference: body.reference, status, details: { balance }, ...refund }), {
        status: 201,
      }),
    );

  test('are oja:purchase and oja:sold for a delivered purchase', async () => {
    const { press, events, mounted } = ends('delivered');
    await buy(press);
    const detail = { ...sale, status: 'delivered', money: 'charged' };
    await vi.waitFor(() =>
      expect(events()).toEqual([
        ['oja:purchase', detail],
        ['oja:sold', detail],
      ]),
    );
    mounted.unmount();
  });

  test('is oja:pending while the result is not known', async () => {
    const { press, events, mounted } = ends('processing');
    await buy(press);
    await vi.waitFor(() =>
      expect(events()).toEqual([['oja:pending', { ...sale, status: 'pending', money: 'held' }]]),
    );
    mounted.unmount();
  });

  test('are oja:purchase and oja:refunded once the price is back', async () => {
    const { press, events, mounted } = ends('failed', {
      refund: { ref: 'OJA-9002', amount: '456.00', createdAt: '2026-11-21T09:42:00+01:00' },
    });
    await buy(press);
    await vi.waitFor(() =>
      expect(events()).toMatchObject([
        ['oja:purchase', { status: 'failed', money: 'refunded' }],
        ['oja:refunded', { status: 'failed', money: 'refunded' }],
      ]),
    );
    mounted.unmount();
  });

  test('are oja:purchase and oja:error if nothing proves the refund', async () => {
    const { press, events, mounted } = ends('failed');
    await buy(press);
    const detail = { ...sale, status: 'failed', money: 'refund-due' };
    await vi.waitFor(() =>
      expect(events()).toEqual([
        ['oja:purchase', detail],
        ['oja:error', { code: 'refund-due', whose: 'oja', cause: detail }],
      ]),
    );
    mounted.unmount();
  });

  test.each([
    ['out_of_stock', 'not-sold', 'visitor'],
    ['insufficient_balance', 'wallet-short', 'host'],
  ])('are oja:purchase and oja:error after the refusal %s', async (refusal, code, whose) => {
    const { press, events, mounted } = openShop(() => refuse(409, 'No.', { code: refusal }));
    await buy(press);
    const detail = { ...sale, status: 'refused', money: 'not-charged' };
    await vi.waitFor(() =>
      expect(events()).toEqual([
        ['oja:purchase', detail],
        ['oja:error', { code, whose, cause: detail }],
      ]),
    );
    mounted.unmount();
  });

  test('is oja:cancelled if the visitor leaves the review', async () => {
    const { press, events, mounted } = ends('delivered');
    await press(/^Review/);
    await press(purchase.change);
    await vi.waitFor(() =>
      expect(events()).toEqual([['oja:cancelled', { ...sale, status: 'cancelled', money: 'not-charged' }]]),
    );
    mounted.unmount();
  });
});

describe('an element whose attributes change', () => {
  const change = (root: ShadowRoot, value: string) =>
    fireEvent.change(phoneField(root) as HTMLInputElement, { target: { value } });

  test('fills in a later value while the field is untouched', async () => {
    const { host, root, mounted } = open();
    await vi.waitFor(() => expect(phoneField(root)?.value).toBe(''));
    host.setAttribute('phone', '0803 123 4567');
    await vi.waitFor(() => expect(phoneField(root)?.value).toBe('0803 123 4567'));
    host.setAttribute('phone', '0901 234 5678');
    await vi.waitFor(() => expect(phoneField(root)?.value).toBe('0901 234 5678'));
    mounted.unmount();
  });

  test('keeps what was typed', async () => {
    const { host, root, heard, mounted } = open({ phone: '0803 123 4567' });
    await vi.waitFor(() => expect(heard).toEqual([['oja:ready', null]]));
    change(root, '0702 000');
    host.setAttribute('phone', '0901 234 5678');
    host.setAttribute('theme', 'dark');
    host.setAttribute('network', 'mtn-data');
    await vi.waitFor(() =>
      expect(root.querySelector<HTMLInputElement>('input[type="radio"]:checked')?.value).toBe('mtn-data'),
    );
    expect(phoneField(root)?.value).toBe('0702 000');
    mounted.unmount();
  });
});

describe('an element that cannot sell', () => {
  const words = async (root: ShadowRoot, sentence: string) =>
    vi.waitFor(() => expect(root.textContent).toContain(sentence));

  test('reports nothing-to-sell and no oja:ready if the session lacks its category', async () => {
    serve({ services: () => ok(demoServices.filter(({ category }) => category !== 'data')) });
    const { root, heard, mounted } = open();
    await words(root, embedFault.host);
    expect(heard).toEqual([['oja:error', { code: 'nothing-to-sell', whose: 'host', cause: 'data' }]]);
    expect(root.textContent).not.toMatch(/support/i);
    mounted.unmount();
  });

  test.each([
    [401, undefined],
    [403, 'origin_not_allowed'],
  ])('does not ask a visitor to sign in if the session is refused with %i', async (status, code) => {
    serve({ services: () => refuse(status, 'Sign in again to continue.', code ? { code } : {}) });
    const { root, heard, mounted } = open();
    await words(root, embedFault.host);
    expect(heard).toMatchObject([['oja:error', { code: 'session-refused', whose: 'host' }]]);
    expect(root.textContent).not.toMatch(/sign in/i);
    mounted.unmount();
  });

  test.each([
    ['token-failed', () => Promise.reject(new Error('The shop is closed'))],
    ['token-malformed', async () => ({ token: '', expiresAt: 0 })],
  ])('says who can fix a missing token: %s', async (code, give) => {
    const { root, heard, getToken, mounted, mount } = open();
    mounted.unmount();
    getToken.mockImplementation(give);
    const again = mount();
    await words(root, embedFault.host);
    expect(heard.at(-1)).toMatchObject(['oja:error', { code, whose: 'host' }]);
    again.unmount();
  });

  test('reports csp-connect instead of a connection fault if the page’s policy blocks the call', async () => {
    isBlocked = true;
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const { root, heard, mounted } = open();
    await vi.waitFor(() => expect(heard).toMatchObject([['oja:error', { code: 'csp-connect' }]]));
    await words(root, embedFault.host);
    expect(root.textContent).not.toMatch(/connection/i);
    mounted.unmount();
  });
});

test('hides typing from the page’s hotkeys, but not Escape, Tab and shortcuts', async () => {
  const { host, root, mounted } = open();
  await vi.waitFor(() => expect(phoneField(root)).not.toBeNull());
  const heard: string[] = [];
  host.addEventListener('keydown', ({ key }) => heard.push(key));
  const press = (key: string, modifiers: KeyboardEventInit = {}) =>
    phoneField(root)?.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, composed: true, ...modifiers }),
    );
  for (const key of ['g', '7', '/', 'Enter', 'Backspace', 'ArrowLeft', 'Escape', 'Tab']) press(key);
  press('k', { ctrlKey: true });
  expect(heard).toEqual(['Escape', 'Tab', 'k']);
  mounted.unmount();
  root.dispatchEvent(new KeyboardEvent('keydown', { key: 'g', bubbles: true, composed: true }));
  expect(heard.at(-1)).toBe('g');
});

describe('an element of another category', () => {
  const meterQuery = () => server.calls.filter(({ name }) => name === 'meter').map(({ query }) => [...query]);

  test('fills in its fields by attributes of their names and verifies the meter', async () => {
    serve({ services: () => ok(allServices), meter: () => ok(demoMeter) });
    const { root, mounted } = open(
      { disco: 'ikeja-electric', 'meter-number': '9900 0000 028', 'meter-type': 'prepaid', amount: '2000' },
      definitionOf('electricity'),
    );
    await vi.waitFor(() => expect(root.textContent).toContain('CHIDI NWOSU'));
    expect(meterQuery()).toEqual([
      [
        ['meter_number', '99000000028'],
        ['disco_name', 'ikeja-electric'],
        ['meter_type', 'prepaid'],
      ],
    ]);
    expect(root.querySelector('button[type="submit"]')?.textContent).toBe('Review · ₦2,000');
    mounted.unmount();
  });

  test('ignores malformed attributes', async () => {
    serve({ services: () => ok(allServices) });
    const { root, heard, mounted } = open(
      { disco: 'x'.repeat(200), 'meter-number': '"><img src=x>', amount: 'javascript:alert(1)' },
      definitionOf('electricity'),
    );
    await vi.waitFor(() => expect(heard).toEqual([['oja:ready', null]]));
    expect(
      [...root.querySelectorAll('input:not([type="radio"])')].map(
        (field) => (field as HTMLInputElement).value,
      ),
    ).toEqual(['', '']);
    expect(root.querySelector('img')).toBeNull();
    mounted.unmount();
  });

  test('shows no recent recipients and requests no history', async () => {
    serve({ services: () => ok(allServices), transactions: () => ok(powerHistory) });
    const { root, heard, mounted } = open({}, definitionOf('electricity'));
    await vi.waitFor(() => expect(heard).toEqual([['oja:ready', null]]));
    expect(root.textContent).not.toContain(agentSale.recent);
    expect(server.calls.map(({ name }) => name)).toEqual(['services']);
    mounted.unmount();
  });
});
