import { describe, expect, it } from 'vitest';
import { demoBalance, demoTransaction } from '../contract/demo/agent.ts';
import { endpoints } from '../contract/endpoints.ts';
import { ok, refuse } from '../testing/fakeServer.ts';
import { createTestCall } from '../testing/testCall.helper.ts';
import { type ProvidedToken, providedTokens } from './tokens.ts';

/** A page that provides numbered tokens of 15 minutes, with a clock that the test moves. */
function setUp(give?: (asked: number, now: number) => ProvidedToken | Promise<ProvidedToken>) {
  let now = 0;
  let asked = 0;
  const waits: (() => void)[] = [];
  const tokens = providedTokens(
    async () => {
      asked += 1;
      return give ? give(asked, now) : { token: `token-${asked}`, expiresAt: now + 900_000 };
    },
    {
      now: () => now,
      wait: (_, signal) =>
        new Promise((resolve) => {
          waits.push(resolve);
          signal?.addEventListener('abort', () => resolve());
        }),
    },
  );
  return {
    tokens,
    asked: () => asked,
    pass(ms: number) {
      now += ms;
    },
    timeOut() {
      for (const resolve of waits.splice(0)) resolve();
    },
  };
}

describe('tokens from the page', () => {
  it('are requested when first needed, once for many concurrent calls', async () => {
    const { tokens, asked } = setUp();
    expect(asked()).toBe(0);
    const given = await Promise.all(Array.from({ length: 50 }, () => tokens.current()));
    expect(new Set(given)).toEqual(new Set(['token-1']));
    expect(asked()).toBe(1);
  });

  it('are used until half a minute before they expire, then renewed', async () => {
    const { tokens, pass } = setUp();
    await tokens.current();
    pass(900_000 - 30_001);
    expect(await tokens.current()).toBe('token-1');
    pass(1);
    expect(await tokens.current()).toBe('token-2');
  });

  // Seed 20276 of the fault runs: each call requested a token, until one did not arrive in time.
  it('are requested twice a minute if the device’s clock is 29 hours ahead', async () => {
    const { tokens, pass, asked } = setUp((count) => ({ token: `token-${count}`, expiresAt: 900_000 }));
    await tokens.current();
    pass(29 * 3_600_000);
    expect(await tokens.current()).toBe('token-2');
    pass(29_999);
    expect(await tokens.current()).toBe('token-2');
    pass(1);
    expect(await tokens.current()).toBe('token-3');
    expect(asked()).toBe(3);
  });

  it('are renewed when the server refuses them, if the device’s clock is 29 hours behind', async () => {
    const { tokens, pass } = setUp();
    await tokens.current();
    pass(900_000 - 29 * 3_600_000);
    expect(await tokens.current()).toBe('token-1');
    expect(await tokens.rejected('token-1')).toBe('token-2');
  });

  it('may expire at an RFC 3339 time', async () => {
    const { tokens, asked } = setUp(() => ({ token: 't', expiresAt: '2026-11-21T10:00:00+01:00' }));
    await tokens.current();
    expect(await tokens.current()).toBe('t');
    expect(asked()).toBe(1);
  });

  it.each([
    ['throws', () => Promise.reject(new Error('The partner’s server is down'))],
    ['gives nothing', () => undefined as never],
    ['gives no token', () => ({ expiresAt: 1 }) as never],
    ['gives an empty token', () => ({ token: '', expiresAt: 1e15 })],
    ['gives a token that is no string', () => ({ token: 5, expiresAt: 1e15 }) as never],
    ['gives no end', () => ({ token: 't' }) as never],
    ['gives an end that is no time', () => ({ token: 't', expiresAt: 'soon' })],
    ['gives an end without its offset', () => ({ token: 't', expiresAt: '2026-11-21 10:00:00' })],
    ['gives an end on no day', () => ({ token: 't', expiresAt: '2027-02-30T10:00:00Z' })],
    ['gives a number as text', () => ({ token: 't', expiresAt: '1795251600000' })],
    ['gives null as its end', () => ({ token: 't', expiresAt: null as never })],
  ])('are null if the page %s, and are requested again by the next call', async (_, give) => {
    const { tokens, asked } = setUp(give);
    expect(await tokens.current()).toBeNull();
    expect(await tokens.current()).toBeNull();
    expect(asked()).toBe(2);
  });

  it('are null if the page never answers, so that no purchase waits forever', async () => {
    const { tokens, timeOut } = setUp((asked, now) =>
      asked === 1 ? new Promise(() => {}) : { token: 'late', expiresAt: now + 900_000 },
    );
    const waiting = tokens.current();
    timeOut();
    expect(await waiting).toBeNull();
    expect(await tokens.current()).toBe('late');
  });

  it('are renewed once if fifty calls were refused', async () => {
    const { tokens, asked } = setUp();
    const refused = (await tokens.current()) ?? '';
    const fresh = await Promise.all(Array.from({ length: 50 }, () => tokens.rejected(refused)));
    expect(new Set(fresh)).toEqual(new Set(['token-2']));
    expect(await tokens.rejected(refused)).toBe('token-2');
    expect(asked()).toBe(2);
  });
});

describe('a call with a token from the page', () => {
  function calling(isGood: (token: string | null) => boolean) {
    const reply = <T>(token: string | null, data: T) => (isGood(token) ? ok(data) : refuse(401, 'Expired.'));
    return createTestCall(
      {
        balance: ({ token }) => reply(token, demoBalance),
        purchase: ({ token }) => reply(token, demoTransaction()),
      },
      setUp().tokens,
    );
  }
  const purchase = {
    params: { category: 'data' },
    body: {
      reference: '4f1f5cb0-9d5e-4c57-8a1a-0d7c8b1a2e3f',
      serviceId: 'mtn-data',
      recipient: '08031234567',
      expectedPrice: '456.00',
    },
  };

  it('is repeated once with a new token if the first is refused', async () => {
    const { call, server } = calling((token) => token === 'token-2');
    expect(await call(endpoints.balance)).toMatchObject({ ok: true });
    expect(server.calls.map(({ token }) => token)).toEqual(['token-1', 'token-2']);
  });

  it('is not repeated a second time', async () => {
    const { call, server } = calling(() => false);
    expect(await call(endpoints.balance)).toMatchObject({ problem: { status: 401 } });
    expect(server.calls).toHaveLength(2);
  });

  it('is never repeated if it spends, and the next call has a new token', async () => {
    const { call, server } = calling((token) => token === 'token-2');
    expect(await call(endpoints.purchase, purchase)).toMatchObject({ problem: { status: 401 } });
    expect(server.calls).toHaveLength(1);
    expect(await call(endpoints.balance)).toMatchObject({ ok: true });
    expect(server.calls.map(({ token }) => token)).toEqual(['token-1', 'token-2']);
  });
});
