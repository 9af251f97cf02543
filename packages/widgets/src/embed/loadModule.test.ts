import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { ElementModule } from './elementModule.ts';
import { filesOf, type LoadFile, moduleLoader } from './loadModule.ts';

const base = 'https://cdn.example/embed/1.2.3';
const src = `${base}/oja.js?v=7`;

beforeAll(() => {
  vi.stubGlobal('__OJA_VERSION__', '1.2.3');
  return () => vi.unstubAllGlobals();
});

const loaderOf = (load: LoadFile, from = src) => moduleLoader(filesOf(from), load).load;

/** Files beside the script; `lost` is how often each is asked for in vain before it comes. */
function fakeFiles(lost: Readonly<Record<string, number>> = {}) {
  const waits = new Map(Object.entries(lost));
  const shared = {};
  const create = vi.fn(
    (given: unknown): ElementModule => ({ mount: () => ({ given, configured() {}, unmount() {} }) }),
  );
  const load = vi.fn(async (url: string) => {
    const [file = ''] = url.replace(`${base}/`, '').split('?');
    const left = waits.get(file) ?? 0;
    waits.set(file, left - 1);
    if (left > 0) throw new TypeError('Failed to fetch');
    return { default: file === 'oja-shared.js' ? shared : create };
  });
  const urls = () => load.mock.calls.map(([url]) => url);
  return { shared, create, load, urls };
}

test('loads a tag’s code and the shared part from beside the script, and gives one to the other', async () => {
  const { load, create, shared, urls } = fakeFiles();
  const module = await loaderOf(load)('oja-data-purchase');
  expect(create.mock.calls).toEqual([[shared]]);
  expect(create.mock.calls[0]?.[0]).toBe(shared);
  expect(module).toBe(create.mock.results[0]?.value);
  expect(urls()).toEqual([`${base}/oja-shared.js`, `${base}/oja-data-purchase.js`]);
});

test.each(['https://cdn.example/embed/v1/oja.js', 'https://cdn.example/embed/v1/oja.js?v=7'])(
  'loads the parts of its own version where it comes from a moving channel: %s',
  async (moving) => {
    const { load, urls } = fakeFiles();
    await loaderOf(load, moving)('oja-data-purchase');
    expect(urls()).toEqual([`${base}/oja-shared.js`, `${base}/oja-data-purchase.js`]);
  },
);

test('asks for the shared part by one address, whatever the tags, and creates each tag once', async () => {
  const { load, create, urls } = fakeFiles();
  const loadModule = loaderOf(load);
  const first = await loadModule('oja-data-purchase');
  expect(await loadModule('oja-data-purchase')).toBe(first);
  expect(await loadModule('oja-airtime-purchase')).not.toBe(first);
  expect(create).toHaveBeenCalledTimes(2);
  expect([...new Set(urls())]).toEqual([
    `${base}/oja-shared.js`,
    `${base}/oja-data-purchase.js`,
    `${base}/oja-airtime-purchase.js`,
  ]);
});

test.each(['oja-shared', 'oja-data-purchase'])(
  'tries %s once more after a failure, alone, under an address that no browser remembers as missing',
  async (part) => {
    const { load, create, urls } = fakeFiles({ [`${part}.js`]: 1 });
    await loaderOf(load)('oja-data-purchase');
    expect(create).toHaveBeenCalledOnce();
    expect(urls()).toEqual([
      `${base}/oja-shared.js`,
      `${base}/oja-data-purchase.js`,
      `${base}/${part}.js?again=1`,
    ]);
  },
);

test('keeps a part that has come', async () => {
  const { load, urls } = fakeFiles({ 'oja-shared.js': 1 });
  const loadModule = loaderOf(load);
  await loadModule('oja-data-purchase');
  await loadModule('oja-airtime-purchase');
  expect(urls().slice(3)).toEqual([`${base}/oja-airtime-purchase.js`]);
});

describe('a part that does not come', () => {
  test('is asked for by two addresses at each try, each of its own', async () => {
    const { load, urls } = fakeFiles({ 'oja-data-purchase.js': 9 });
    const loadModule = loaderOf(load);
    const cause = new TypeError('Failed to fetch');
    const faultOf = (address: string) => ({ address: `${base}/${address}`, cause });
    await expect(loadModule('oja-data-purchase')).rejects.toEqual(faultOf('oja-data-purchase.js?again=1'));
    await expect(loadModule('oja-data-purchase')).rejects.toEqual(faultOf('oja-data-purchase.js?again=3'));
    expect(urls().filter((url) => url.includes('data'))).toEqual([
      `${base}/oja-data-purchase.js`,
      ...[1, 2, 3].map((n) => `${base}/oja-data-purchase.js?again=${n}`),
    ]);
  });

  test('is asked for by a new address while the old one hangs, and the others are not', async () => {
    const { load, urls } = fakeFiles();
    const hanging = vi.fn<LoadFile>((url) =>
      url.endsWith('/oja-data-purchase.js') ? new Promise(() => {}) : load(url),
    );
    const loadModule = loaderOf(hanging);
    void loadModule('oja-data-purchase');
    await vi.waitFor(() => expect(urls()).toHaveLength(1));
    await loadModule('oja-data-purchase', true);
    expect(urls()).toEqual([`${base}/oja-shared.js`, `${base}/oja-data-purchase.js?again=1`]);
  });

  test('tells what is thrown where it cannot be run', async () => {
    const { load } = fakeFiles();
    const cause = new TypeError('Object.hasOwn is not a function');
    const create = () => {
      throw cause;
    };
    const throwing: LoadFile = async (url) => (url.includes('shared') ? load(url) : { default: create });
    await expect(loaderOf(throwing)('oja-data-purchase')).rejects.toBe(cause);
  });
});
