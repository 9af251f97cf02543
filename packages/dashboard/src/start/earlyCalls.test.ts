import { createClient, createMemorySessionStorage } from '@oja/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type EarlyCall, sendEarly, withEarlyCalls } from './earlyCalls.ts';

const url = '/api/v1/agent/wallet/balance';
const authorization = 'Bearer agent';
const headers = { Authorization: authorization };
const answer = new Response('early');
const abort = vi.fn();
const send = vi.fn(async () => new Response('sent'));

const early = (change: Partial<EarlyCall> = {}): EarlyCall[] => [
  { url, authorization, sentAt: 0, answer: Promise.resolve(answer), abort, ...change },
];

beforeEach(() => {
  vi.clearAllMocks();
  // Freezes the page's clock at 0.
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('withEarlyCalls', () => {
  it('answers a read with the matching early call, once', async () => {
    const call = withEarlyCalls(send, early());
    expect(await call(url, { headers })).toBe(answer);
    expect(send).not.toHaveBeenCalled();
    expect(await (await call(url, { headers })).text()).toBe('sent');
  });

  it('answers each read in a separate task', async () => {
    const call = withEarlyCalls(send, early());
    let isAnswered = false;
    call(url, { headers }).then(() => {
      isAnswered = true;
    });
    // Promises settle within the running task.
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
    expect(isAnswered).toBe(false);
    await new Promise((resolve) => setTimeout(resolve));
    expect(isAnswered).toBe(true);
  });

  it.each([
    ['of another agent', {}, { headers: { Authorization: 'Bearer other' } }],
    ['without a token', {}, {}],
    ['that changes something', {}, { headers, method: 'POST' }],
    ['that was given up already', {}, { headers, signal: AbortSignal.abort() }],
    ['whose answer is old', { sentAt: -15_001 }, { headers }],
    ['of another address', { url: `${url}?x` }, { headers }],
  ])('sends a call %s', async (_what, change, init) => {
    await withEarlyCalls(send, early(change))(url, init);
    expect(send).toHaveBeenCalledWith(url, init);
  });

  it('aborts the early call when the signal of the client’s call aborts', async () => {
    const deadline = new AbortController();
    await withEarlyCalls(send, early())(url, { headers, signal: deadline.signal });
    deadline.abort();
    expect(abort).toHaveBeenCalledOnce();
  });
});

describe('sendEarly', () => {
  it('sends the same request as the client', async () => {
    const sent: (readonly [URL | RequestInfo, RequestInit | undefined])[] = [];
    const record: typeof fetch = async (input, init) => {
      sent.push([input, init]);
      return new Response('{}');
    };
    vi.spyOn(globalThis, 'fetch').mockImplementation(record);
    const address = `https://api.example.ng${url}`;
    sendEarly(address, 'agent');
    const sessionStorage = createMemorySessionStorage();
    sessionStorage.write({ token: 'agent', user: null });
    const client = createClient({
      apiBase: 'https://api.example.ng',
      platform: { fetch: record, sessionStorage },
    });
    await client.wallet.refresh();
    const requests = sent.map(([input, init]) => ({
      ...init,
      url: input,
      method: init?.method ?? 'GET',
      headers: Object.fromEntries(new Headers(init?.headers)),
      signal: init?.signal instanceof AbortSignal,
    }));
    const [early, own, ...others] = requests.filter((request) => request.url === address);
    expect(own).toEqual(early);
    expect(others).toEqual([]);
  });
});
