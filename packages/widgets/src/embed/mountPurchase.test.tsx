import { definitionOf, embeddedServices, type ServiceDefinition } from '@oja/core';
import { createFakeServer, demoMeter, demoServices, ok, refuse } from '@oja/core/testing';
import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { allParts } from '../purchase/allParts.ts';
import { powerHistory, wholeShelf } from '../purchase/services.fixture.ts';
import { MOUNTS } from '../testing/mounts.ts';
import { watchPage } from '../testing/pageWatch.ts';
import { agentSale } from '../text/en/agentSale.ts';
import { embedded } from '../text/en/embedded.ts';
import { embedFault } from '../text/en/embedFault.ts';
import { hostForTests } from './mountContext.harness.ts';
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

/** The page's policy stops calls. */
let isBlocked: boolean;

function serve(answers: Parameters<typeof createFakeServer>[0]) {
  server = createFakeServer(answers);
  vi.stubGlobal('fetch', server.fetch);
}

function open(
  attributes: Readonly<Record<string, string>> = {},
  definition: ServiceDefinition = definitionOf('data'),
) {
  const page = hostForTests({ attributes, isBlocked: () => isBlocked });
  const mount = () => mountPurchase(definition, allParts)(page.context);
  const mounted = mount();
  const place = page.root.querySelector('div') as HTMLDivElement;
  return { ...page, place, mounted, mount };
}

describe('the element of a purchase', () => {
  test('shows the form with the prefilled number, and emits oja:ready', async () => {
    const { root, heard, mounted } = open({ phone: '0803 123 4567' });
    await vi.waitFor(() => expect(heard).toEqual([['oja:ready', null]]));
    expect(phoneField(root)?.value).toBe('0803 123 4567');
    mounted.unmount();
  });

  test('keeps what was typed while it is out of the page, in place of what its attributes say', async () => {
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

  test('asks the API with the page’s token, and asks for nothing of the wallet', async () => {
    const { heard, getToken, mounted } = open();
    await vi.waitFor(() => expect(heard).toEqual([['oja:ready', null]]));
    expect(getToken).toHaveBeenCalledOnce();
    expect(server.calls.map(({ name, token }) => [name, token])).toEqual([['services', 'ojw_1']]);
    mounted.unmount();
  });

  test('reports who can fix it when services fail to load', async () => {
    serve({ services: () => refuse(403, 'This session belongs to another site.') });
    const { heard, mounted } = open();
    await vi.waitFor(() =>
      expect(heard).toEqual([
        ['oja:error', { code: 'refused', whose: 'oja', cause: expect.objectContaining({ status: 403 }) }],
      ]),
    );
    mounted.unmount();
  });

  test('loads its services by itself when the line is back', async () => {
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

  test('sells on a device that says for ever that it is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { root, heard, mounted } = open();
    await vi.waitFor(() => expect(heard).toEqual([['oja:ready', null]]));
    expect(phoneField(root)).not.toBeNull();
    mounted.unmount();
  });

  test('applies the theme of its attributes inside, not on the page’s element', async () => {
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
  ])('leaves out %s="%s", and warns of it', async (name, value) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { place, mounted } = open({ [name]: value });
    const calm = open();
    const plain = calm.place.getAttribute('style');
    calm.mounted.unmount();
    await vi.waitFor(() =>
      expect(warn.mock.calls.flat()).toEqual([`Oja: ${name}="${value}" is not understood and left out.`]),
    );
    expect(place.getAttribute('style')).toBe(plain);
    expect(place.hasAttribute('data-oja-theme')).toBe(false);
    mounted.unmount();
  });

  test('takes the reader’s text size, and not the one that the page has for itself', async () => {
    document.documentElement.style.fontSize = '62.5%';
    const { root, mounted } = open();
    await vi.waitFor(() => expect(phoneField(root)).not.toBeNull());
    expect(getComputedStyle(root.querySelector('section') as HTMLElement).fontSize).toBe('16px');
    document.documentElement.style.fontSize = '';
    mounted.unmount();
  });

  test('shares one stylesheet with another of its kind, and nothing else', async () => {
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

  test('says so when it cannot be mounted, and reports why', async () => {
    const mistake = new Error('A mistake');
    const { context, root, heard } = hostForTests({});
    vi.spyOn(root, 'replaceChildren').mockImplementationOnce(() => {
      throw mistake;
    });
    mountPurchase(definitionOf('data'), allParts)(context).unmount();
    expect(root.textContent).toBe(embedded.crashed);
    await vi.waitFor(() =>
      expect(heard).toEqual([['oja:error', { code: 'crash', whose: 'oja', cause: mistake }]]),
    );
  });

  test.each(embeddedServices)(
    'leaves nothing of $tag after many mounts: no connection, listener, timer or node',
    async (definition) => {
      const opened = vi.spyOn(IDBFactory.prototype, 'open');
      const closed = vi.spyOn(IDBDatabase.prototype, 'close');
      const drawAndRemove = async () => {
        const { mounted, host, root } = open({}, definition);
        await vi.waitFor(() => expect(root.querySelector('section')).not.toBeNull(), { interval: 1 });
        mounted.unmount();
        host.remove();
      };
      // The runtime keeps a few listeners from its first root on.
      await drawAndRemove();
      const page = watchPage();
      const nodes = document.querySelectorAll('*').length;
      for (let times = 0; times < MOUNTS; times++) await drawAndRemove();
      expect(opened).toHaveBeenCalled();
      // Only these, because a connection of an earlier test may close late.
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
    // An answer of the same kind, read after it.
    await (await server.fetch('https://api.example/api/v1/agent/services')).json();
    expect(heard).toEqual([]);
    expect(root.textContent).toBe('');
  });
});

describe('an element whose attributes change', () => {
  const change = (root: ShadowRoot, value: string) =>
    fireEvent.change(phoneField(root) as HTMLInputElement, { target: { value } });

  test('fills in what the page knows later, as long as nobody has typed there', async () => {
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

  test('says so where the session has nothing of its category, and emits no oja:ready', async () => {
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
  ])('asks no visitor to sign in where the session is refused with %i', async (status, code) => {
    serve({ services: () => refuse(status, 'Sign in again to go on.', code ? { code } : {}) });
    const { root, heard, mounted } = open();
    await words(root, embedFault.host);
    expect(heard).toMatchObject([['oja:error', { code: 'session-refused', whose: 'host' }]]);
    expect(root.textContent).not.toMatch(/sign in/i);
    mounted.unmount();
  });

  test.each([
    ['token-failed', () => Promise.reject(new Error('The shop is closed'))],
    ['token-malformed', async () => ({ token: '', expiresAt: 0 })],
  ])('says whose fault it is that there is no token: %s', async (code, give) => {
    const { root, heard, getToken, mounted, mount } = open();
    mounted.unmount();
    getToken.mockImplementation(give);
    const again = mount();
    await words(root, embedFault.host);
    expect(heard.at(-1)).toMatchObject(['oja:error', { code, whose: 'host' }]);
    again.unmount();
  });

  test('blames no connection where the page’s own policy stops the call', async () => {
    isBlocked = true;
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const { root, heard, mounted } = open();
    await vi.waitFor(() => expect(heard).toMatchObject([['oja:error', { code: 'csp-connect' }]]));
    await words(root, embedFault.host);
    expect(root.textContent).not.toMatch(/connection/i);
    mounted.unmount();
  });
});

test('keeps what is typed from the hotkeys of the page, and leaves it the keys of its dialogs', async () => {
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

  test('is filled in by attributes with the names of its fields, and looks the meter up', async () => {
    serve({ services: () => ok(wholeShelf), meter: () => ok(demoMeter) });
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

  test('leaves out malformed attributes', async () => {
    serve({ services: () => ok(wholeShelf) });
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

  test('shows no customers, no balance and no earnings of the agent', async () => {
    serve({ services: () => ok(wholeShelf), transactions: () => ok(powerHistory) });
    const { root, heard, mounted } = open({}, definitionOf('electricity'));
    await vi.waitFor(() => expect(heard).toEqual([['oja:ready', null]]));
    expect(root.textContent).not.toContain(agentSale.recent);
    expect(server.calls.map(({ name }) => name)).toEqual(['services']);
    mounted.unmount();
  });
});
