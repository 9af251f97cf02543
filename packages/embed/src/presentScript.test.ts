import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const options = { apiBase: 'https://api.example.ng', version: '0.1.0' };
const address = 'https://api.example.ng/embed/0.1.0/oja.js';

/** The properties of a script tag that the code reads. */
class FakeScript extends EventTarget {
  readonly dataset: Record<string, string> = {};
  nonce = '';
  src = '';
  remove() {}
}

/** Creates a page whose network the test controls. */
function openPage({ isLoaded = true } = {}) {
  const scripts: FakeScript[] = [];
  const answered: string[] = [];
  const page = Object.assign(new EventTarget(), { Oja: undefined as unknown });
  const document = {
    readyState: isLoaded ? 'complete' : 'interactive',
    head: { append: (script: FakeScript) => add(script) },
    querySelectorAll: () => [...scripts],
    createElement: () => new FakeScript(),
  };
  function add(script: FakeScript) {
    script.remove = () => void scripts.splice(scripts.indexOf(script), 1);
    scripts.push(script);
    return script;
  }
  Reflect.deleteProperty(page, 'Oja');
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', document);
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() =>
    answered.map((name) => ({ name }) as PerformanceEntry),
  );
  return {
    scripts,
    answered,
    page,
    addTag: (src: string) => add(Object.assign(new FakeScript(), { src })),
    /** Runs the script, as if its file had arrived. */
    run(script: FakeScript | undefined) {
      page.Oja ??= { configure() {}, version: '0.1.0' };
      script?.dispatchEvent(new Event('load'));
    },
    finishLoading() {
      document.readyState = 'complete';
      page.dispatchEvent(new Event('load'));
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

async function load(more = {}) {
  const { loadOja } = await import('./loadOja.ts');
  const loading = loadOja({ ...options, ...more }).catch((problem: Error) => problem.message);
  await pass(0);
  return loading;
}
/** Starts to load without waiting for the result. */
function begin(more = {}) {
  const loaded = load(more);
  return { loaded, begun: pass(0) };
}

describe('a script tag of the page', () => {
  it.each(['', '?ver=6.5', '#oja', '?ver=6.5#oja', '?x=/other.js'])(
    'is recognised as oja.js with "%s" after the path',
    async (more) => {
      const { scripts, addTag, run } = openPage();
      const tag = addTag(`${address}${more}`);
      const { loaded, begun } = begin();
      await begun;
      expect(scripts).toEqual([tag]);
      run(tag);
      expect(await loaded).toMatchObject({ version: '0.1.0' });
      expect(scripts).toEqual([tag]);
    },
  );

  it.each(['https://shop.example/other.js?file=/oja.js', 'https://shop.example/not-oja.js'])(
    'is not taken for oja.js at %s',
    async (src) => {
      const { scripts, addTag, run } = openPage();
      const tag = addTag(src);
      const { loaded, begun } = begin();
      await begun;
      expect(scripts.map((script) => script.src)).toEqual([src, address]);
      run(scripts.find((script) => script !== tag));
      expect(await loaded).toMatchObject({ version: '0.1.0' });
    },
  );

  it('is waited for while it loads', async () => {
    const { scripts, addTag, run } = openPage();
    const tag = addTag(address);
    const { loaded } = begin();
    await pass(15_000);
    expect(scripts).toEqual([tag]);
    run(tag);
    expect(await loaded).toMatchObject({ version: '0.1.0' });
  });

  it('is replaced at once if it fails during the wait', async () => {
    const { scripts, addTag, run } = openPage();
    const tag = addTag(`${address}?ver=6.5`);
    const { loaded, begun } = begin();
    await begun;
    tag.dispatchEvent(new Event('error'));
    await pass(0);
    expect(scripts.map(({ src }) => src)).toEqual([address]);
    run(scripts[0]);
    expect(await loaded).toMatchObject({ version: '0.1.0' });
  });

  it('is replaced within a second if it had failed before', async () => {
    const { scripts, answered, addTag, run } = openPage();
    addTag(`${address}?ver=6.5#top`);
    answered.push(`${address}?ver=6.5`);
    const { loaded } = begin();
    await pass(1_000);
    expect(scripts.map(({ src }) => src)).toEqual([address]);
    run(scripts[0]);
    expect(await loaded).toMatchObject({ version: '0.1.0' });
  });

  it('is replaced once the page has loaded if it had failed before', async () => {
    const { scripts, answered, addTag, finishLoading } = openPage({ isLoaded: false });
    const tag = addTag(address);
    // Looks like a deferred script whose file has arrived and which has yet to run.
    answered.push(address);
    begin();
    await pass(15_000);
    expect(scripts).toEqual([tag]);
    finishLoading();
    await pass(0);
    expect(scripts).toHaveLength(1);
    expect(scripts).not.toContain(tag);
  });

  it('is replaced after a timeout if the browser does not list failed requests', async () => {
    const { scripts, addTag, run } = openPage();
    const tag = addTag(address);
    const { loaded } = begin();
    await pass(20_000);
    expect(scripts).not.toContain(tag);
    run(scripts[0]);
    expect(await loaded).toMatchObject({ version: '0.1.0' });
  });

  it('passes its API base and nonce on to its replacement', async () => {
    const { scripts, addTag } = openPage();
    const tag = addTag(address);
    Object.assign(tag, { nonce: 'n1' }).dataset['apiBase'] = 'https://api.example.ng';
    const { begun } = begin({ apiBase: undefined, src: address });
    await begun;
    tag.dispatchEvent(new Event('error'));
    await pass(0);
    expect(scripts).toMatchObject([{ nonce: 'n1', dataset: { apiBase: 'https://api.example.ng' } }]);
  });
});

it('loads one script for two copies of this package, even if the first try fails', async () => {
  const { scripts, run } = openPage();
  const first = begin();
  await first.begun;
  vi.resetModules();
  const second = begin();
  await second.begun;
  expect(scripts).toHaveLength(1);
  scripts[0]?.dispatchEvent(new Event('error'));
  await pass(1_000);
  expect(scripts).toHaveLength(1);
  run(scripts[0]);
  expect(await Promise.all([first.loaded, second.loaded])).toMatchObject([
    { version: '0.1.0' },
    { version: '0.1.0' },
  ]);
});

it('leaves a script alone if the page has another window.Oja', async () => {
  const { scripts, answered, addTag, page } = openPage();
  const tag = addTag(address);
  answered.push(address);
  page.Oja = { mine: true };
  const { loaded } = begin();
  await pass(1_000);
  expect(await loaded).toContain('name-taken');
  expect(scripts).toEqual([tag]);
});

it('rejects with "not oja.js" if the address serves another script', async () => {
  const { scripts, page } = openPage();
  const { loaded, begun } = begin();
  await begun;
  scripts[0]?.dispatchEvent(new Event('load'));
  expect(page.Oja).toBeUndefined();
  expect(await loaded).toContain('not oja.js');
});
