import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type EarlyCall, withEarlyCalls } from './earlyCalls.ts';

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
afterEach(() => void vi.useRealTimers());

describe('withEarlyCalls', () => {
  it('answers a read with the matching early call, once', async () => {
    const call = withEarlyCalls(send, early());
    expect(await call(url, { headers })).toBe(answer);
    expect(send).not.toHaveBeenCalled();
    expect(await (await call(url, { headers })).text()).toBe('sent');
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
