import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createEarlyRequests, type EarlyRequests } from './earlyRequests.ts';
import { shareCalls, shareTokens } from './shareAnswers.ts';

const url = 'https://api.example/api/v1/agent/services';
let early: EarlyRequests;
let given: number;
const getToken = vi.fn(async () => ({ token: `ojw_${++given}`, expiresAt: 0 }));
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  early = createEarlyRequests();
  given = 0;
  getToken.mockClear();
  fetched.mockReset().mockImplementation(async () => Response.json({ asked: fetched.mock.calls.length }));
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const tokenOf = async (ask: () => Promise<{ token: string }>) => (await ask()).token;

describe('the tokens of a page’s elements', () => {
  test('are requested once, and again for the first element that needs another', async () => {
    const elements = [1, 2, 3].map(() => shareTokens(early, () => getToken));
    expect(await Promise.all(elements.map(tokenOf))).toEqual(['ojw_1', 'ojw_1', 'ojw_1']);
    expect(await Promise.all(elements.map(tokenOf))).toEqual(['ojw_2', 'ojw_2', 'ojw_2']);
    expect(getToken).toHaveBeenCalledTimes(2);
  });

  test('include a token that was requested early', async () => {
    await early.call(getToken, url);
    expect(await tokenOf(shareTokens(early, () => getToken))).toBe('ojw_1');
    expect(getToken).toHaveBeenCalledOnce();
  });

  test('come from the page’s current callback', async () => {
    let current = getToken;
    const ask = shareTokens(early, () => current);
    await ask();
    current = vi.fn(async () => ({ token: 'ojw_other', expiresAt: 0 }));
    expect(await tokenOf(ask)).toBe('ojw_other');
  });

  test('are not reused after a minute', async () => {
    await early.keep(getToken, getToken);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await tokenOf(shareTokens(early, () => getToken))).toBe('ojw_2');
  });

  test('are requested again after a failure, also of a callback that throws', async () => {
    getToken.mockImplementationOnce(() => {
      throw new Error('The page is broken');
    });
    const ask = shareTokens(early, () => getToken);
    await expect(ask()).rejects.toThrow('The page is broken');
    expect(await tokenOf(ask)).toBe('ojw_1');
  });
});

describe('an early call', () => {
  const call = (element: typeof fetch, token: string, init: RequestInit = {}) =>
    element(url, { ...init, headers: { Authorization: `Bearer ${token}` } });
  const numberOf = async (answer: Promise<Response>) => (await (await answer).json()).asked;

  test('requests only the token if it has no address', async () => {
    await early.call(getToken, '');
    expect(getToken).toHaveBeenCalledOnce();
    expect(await tokenOf(shareTokens(early, () => getToken))).toBe('ojw_1');
    expect(fetched).not.toHaveBeenCalled();
  });

  test('is the first answer of each element and is not reused for its next call', async () => {
    await early.call(getToken, url);
    const [one, other] = [shareCalls(early), shareCalls(early)];
    expect(await numberOf(call(one, 'ojw_1'))).toBe(1);
    expect(await numberOf(call(other, 'ojw_1'))).toBe(1);
    expect(await numberOf(call(one, 'ojw_1'))).toBe(2);
  });

  test('does not answer a call with another token or address', async () => {
    await early.call(getToken, url);
    const element = shareCalls(early);
    expect(await numberOf(call(element, 'ojw_2'))).toBe(2);
    expect(await numberOf(element(`${url}?x`, { headers: { Authorization: 'Bearer ojw_1' } }))).toBe(3);
  });

  test('is awaited only until the caller aborts', async () => {
    fetched.mockReturnValue(new Promise(() => {}));
    await early.call(getToken, url);
    const waits = new AbortController();
    const answer = call(shareCalls(early), 'ojw_1', { signal: waits.signal });
    waits.abort(new Error('Too late'));
    await expect(answer).rejects.toThrow('Too late');
  });

  test('is repeated if it was lost', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await early.call(getToken, url);
    await vi.advanceTimersByTimeAsync(0);
    expect(await numberOf(call(shareCalls(early), 'ojw_1'))).toBe(2);
  });
});
