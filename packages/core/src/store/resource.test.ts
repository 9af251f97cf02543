import { describe, expect, it } from 'vitest';
import type { CallResult } from '../http/parseResponse.ts';
import type { Problem } from '../http/problem.ts';
import { createResource } from './resource.ts';

const problem: Problem = { kind: 'connection', code: 'CONNECTION_ERROR', phase: 'sent' };
const failed: CallResult<string> = { ok: false, problem };
const answered = (data: string, serverTime: number | null = null): CallResult<string> => ({
  ok: true,
  data,
  message: null,
  nextCursor: null,
  serverTime,
});

/** A resource whose answers and clock the test controls. */
function setUp() {
  let now = 1_000;
  const open: ((result: CallResult<string>) => void)[] = [];
  let asked = 0;
  const resource = createResource<string>(
    () => {
      asked += 1;
      return new Promise((resolve) => open.push(resolve));
    },
    () => now,
    (_, { serverTime }) => serverTime,
  );
  return {
    resource,
    asked: () => asked,
    state: () => resource.state.peek(),
    setClock(to: number) {
      now = to;
    },
    async answer(result: CallResult<string>) {
      open.shift()?.(result);
      await new Promise(setImmediate);
    },
  };
}

describe('a resource', () => {
  it('is idle, then loading, then ready', async () => {
    const { resource, state, answer } = setUp();
    expect(state()).toEqual({ status: 'idle', data: null, problem: null });
    resource.load();
    expect(state()).toEqual({ status: 'loading', data: null, problem: null });
    await answer(answered('a'));
    expect(state()).toEqual({ status: 'ready', data: 'a', at: 1_000, problem: null });
  });

  it('is failed without data, and loading during the next request', async () => {
    const { resource, state, answer } = setUp();
    resource.load();
    await answer(failed);
    expect(state()).toEqual({ status: 'failed', data: null, problem });
    resource.refresh();
    expect(state().status).toBe('loading');
    await answer(answered('a'));
    expect(state().status).toBe('ready');
  });

  it('keeps its data during a refresh, and if the refresh fails', async () => {
    const { resource, state, answer } = setUp();
    resource.load();
    await answer(answered('a'));
    resource.refresh();
    expect(state()).toEqual({ status: 'stale', data: 'a', at: 1_000, problem: null });
    await answer(failed);
    expect(state()).toEqual({ status: 'stale', data: 'a', at: 1_000, problem });
  });

  it('sends one request for concurrent calls, and load sends only the first', async () => {
    const { resource, asked, answer } = setUp();
    const all = Promise.all([resource.load(), resource.refresh(), resource.load(), resource.refresh()]);
    expect(asked()).toBe(1);
    await answer(answered('a'));
    await all;
    await resource.load();
    expect(asked()).toBe(1);
  });

  it('sends another request after a change, because the running one may not include it', async () => {
    const { resource, asked, answer, state } = setUp();
    resource.load();
    const renewed = Promise.all([resource.renew(), resource.renew()]);
    expect(asked()).toBe(1);
    await answer(answered('before'));
    expect(asked()).toBe(2);
    await answer(answered('after'));
    await renewed;
    expect(state().data).toBe('after');
    expect(asked()).toBe(2);
  });

  it('drops an answer that is older than its data, by the server’s clock', async () => {
    const { resource, answer, state } = setUp();
    resource.load();
    await answer(answered('newer', 2_000));
    resource.refresh();
    await answer(answered('older', 1_999));
    expect(state()).toEqual({ status: 'ready', data: 'newer', at: 2_000, problem: null });
    resource.refresh();
    await answer(answered('newest', 2_001));
    expect(state()).toMatchObject({ data: 'newest', at: 2_001 });
  });

  it('does not compare the phone’s clock, which may be set back by two days', async () => {
    const { resource, answer, state, setClock } = setUp();
    setClock(172_800_000);
    resource.load();
    await answer(answered('first'));
    setClock(0);
    resource.refresh();
    await answer(answered('second'));
    expect(state()).toMatchObject({ data: 'second', at: 0 });
  });

  it('drops an answer that arrives after a reset, and keeps the next one’s', async () => {
    const { resource, answer, state } = setUp();
    resource.load();
    resource.reset();
    expect(state().status).toBe('idle');
    resource.load();
    await answer(answered('of the first agent'));
    expect(state().status).toBe('loading');
    await answer(answered('of the second agent'));
    expect(state()).toMatchObject({ status: 'ready', data: 'of the second agent' });
  });

  it('sends nothing for a renewal if a reset comes first', async () => {
    const { resource, asked, answer } = setUp();
    resource.load();
    resource.renew();
    resource.reset();
    await answer(answered('a'));
    expect(asked()).toBe(1);
  });

  it('can be changed only if it has data', async () => {
    const { resource, answer, state } = setUp();
    resource.change(() => 'b');
    expect(state().status).toBe('idle');
    resource.load();
    await answer(answered('a'));
    resource.change((shown) => `${shown}b`);
    expect(state()).toMatchObject({ status: 'ready', data: 'ab' });
  });
});
