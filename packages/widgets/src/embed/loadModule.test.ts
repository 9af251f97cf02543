import { beforeAll, expect, test, vi } from 'vitest';
import { filesOf, type ImportFile, moduleLoader } from './loadModule.ts';

vi.mock('./files.ts', () => ({
  files: { 'oja-data-purchase': ['oja-sale'], 'oja-airtime-purchase': ['oja-sale'] },
}));

const base = 'https://cdn.example/embed/1.2.3';
/** Other spellings of the same folder's address. */
const [second, third] = ['https://cdn.example/embed/%31.2.3', 'https://cdn.example/embed/1%2e2.3'];
const src = `${base}/oja.js?v=7`;
const urlsIn = (folder: string) => [`${folder}/oja-data-purchase.js`, `${folder}/oja-sale.js`];

beforeAll(() => {
  vi.stubGlobal('__OJA_VERSION__', '1.2.3');
  return () => vi.unstubAllGlobals();
});

/** Fake files next to the script. `lost`: how often each fails before it loads. */
function fakeFiles(lost: Readonly<Record<string, number>> = {}, from = src) {
  const left = new Map(Object.entries(lost));
  const module = { mount: () => ({ configured() {}, unmount() {} }) };
  const cause = new TypeError('Failed to fetch');
  const importFile = vi.fn<ImportFile>(async (url) => {
    const failures = left.get(url) ?? 0;
    left.set(url, failures - 1);
    if (failures > 0) throw cause;
    return module;
  });
  const urls = () => importFile.mock.calls.map(([url]) => url);
  return { module, cause, importFile, urls, load: moduleLoader(filesOf(from), importFile) };
}

test('imports the file of an element and its dependencies from the script’s folder in parallel', async () => {
  const { load, module, importFile, urls } = fakeFiles();
  importFile.mockImplementation(() => new Promise(() => {}));
  void load('oja-data-purchase');
  expect(urls()).toEqual(urlsIn(base));
  importFile.mockResolvedValue(module);
  expect(await load('oja-data-purchase')).toBe(module);
});

test.each(['https://cdn.example/embed/v1/oja.js', 'https://cdn.example/embed/v1/oja.js?v=7'])(
  'loads the files of its own version if oja.js comes from a moving channel: %s',
  async (moving) => {
    const { load, urls } = fakeFiles({}, moving);
    await load('oja-data-purchase');
    expect(urls()).toEqual(urlsIn(base));
  },
);

test.each(urlsIn(base))('retries a lost file at the same address: %s', async (url) => {
  const { load, module, urls } = fakeFiles({ [url]: 1 });
  expect(await load('oja-data-purchase')).toBe(module);
  expect([...new Set(urls())]).toEqual(urlsIn(base));
});

test('uses another spelling of the folder’s address if the failure persists, and keeps it', async () => {
  const { load, module, urls } = fakeFiles({ [`${base}/oja-sale.js`]: 2 });
  expect(await load('oja-data-purchase')).toBe(module);
  expect([...new Set(urls())]).toEqual([...urlsIn(base), ...urlsIn(second)]);
  await load('oja-airtime-purchase');
  expect(urls().slice(-2)).toEqual([`${second}/oja-airtime-purchase.js`, `${second}/oja-sale.js`]);
});

test('rejects with the file that fails at both addresses, and continues with the next address', async () => {
  const [data = '', other = ''] = [base, second].map((folder) => `${folder}/oja-data-purchase.js`);
  const { load, cause, urls } = fakeFiles({ [data]: 9, [other]: 2 });
  await expect(load('oja-data-purchase')).rejects.toEqual({ address: other, cause });
  await load('oja-data-purchase');
  expect(urls().slice(-2)).toEqual(urlsIn(second));
  const hanging = fakeFiles({ [data]: 9, [other]: 9 });
  await expect(hanging.load('oja-data-purchase')).rejects.toEqual({ address: other, cause });
  await hanging.load('oja-data-purchase');
  expect(hanging.urls().slice(-2)).toEqual(urlsIn(third));
});

test('changes only the spelling of the folder, however often its files fail', async () => {
  const { load, importFile, urls } = fakeFiles();
  importFile.mockRejectedValue(new TypeError('Failed to fetch'));
  for (let times = 0; times < 12; times += 1) await load('oja-data-purchase').catch(() => {});
  const folders = new Set(urls().map((url) => url.slice(0, url.lastIndexOf('/'))));
  expect(folders.size).toBe(13);
  expect(new Set([...folders].map(decodeURIComponent))).toEqual(new Set([base]));
  expect([...folders].filter((folder) => /%2f/i.test(folder))).toEqual([]);
});

test('uses another address if the first one hangs', async () => {
  const { load, module, importFile, urls } = fakeFiles();
  importFile.mockImplementation((url) =>
    url.startsWith(base) ? new Promise(() => {}) : Promise.resolve(module),
  );
  void load('oja-data-purchase');
  expect(await load('oja-data-purchase', true)).toBe(module);
  expect(urls()).toEqual([...urlsIn(base), ...urlsIn(second)]);
});
