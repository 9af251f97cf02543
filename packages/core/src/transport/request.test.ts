import { describe, expect, it } from 'vitest';
import { request as plain } from './plainRequest.ts';
import { request as wretched } from './request.ts';
import type { Dispatch } from './send.ts';

const dispatch: Dispatch = {
  url: 'https://api.example/api/v1/agent/services/data/purchase?a=%20b',
  method: 'POST',
  headers: { Authorization: 'Bearer ojw_1', 'Content-Type': 'application/json' },
  body: '{"reference":"1"}',
  timeoutMs: 1000,
  signal: undefined,
};
const dispatches: readonly Dispatch[] = [
  dispatch,
  { ...dispatch, method: 'GET', body: undefined, headers: {} },
  { ...dispatch, method: 'DELETE', body: undefined },
];

const { signal } = new AbortController();

/** What reaches fetch. */
async function sentBy(request: typeof plain, given: Dispatch) {
  const sent: unknown[] = [];
  const options = { redirect: 'error', cache: 'no-store', signal } as const;
  await request(given, options, async (url, { headers, ...init } = {}) => {
    sent.push(url, { ...init, headers: { ...headers } });
    return new Response();
  });
  return sent;
}

describe('a request of the embed, which has no wretch', () => {
  it.each(dispatches)('sends what one with wretch sends: $method', async (given) => {
    expect(await sentBy(plain, given)).toEqual(await sentBy(wretched, given));
  });
});

describe.each([
  ['with wretch', wretched],
  ['without wretch', plain],
])('a request %s', (_, request) => {
  it.each([200, 404, 500])('resolves with the response of status %i, its body unread', async (status) => {
    const answer = new Response('{}', { status });
    const response = await request(dispatch, {}, async () => answer);
    expect([response.status, response.bodyUsed, await response.text()]).toEqual([status, false, '{}']);
  });

  it('rejects where no response came, also where fetch throws at once', async () => {
    const lost = new TypeError('Failed to fetch');
    await expect(request(dispatch, {}, () => Promise.reject(lost))).rejects.toBe(lost);
    await expect(
      request(dispatch, {}, () => {
        throw lost;
      }),
    ).rejects.toBe(lost);
  });
});
