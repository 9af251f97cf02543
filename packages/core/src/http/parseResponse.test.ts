import { describe, expect, it } from 'vitest';
import { demoSignedIn, demoTransaction, demoUser } from '../contract/demo/agent.ts';
import type { EndpointName } from '../contract/endpoints.ts';
import { endpoints } from '../contract/endpoints.ts';
import { parseResponse } from './parseResponse.ts';

const raw = (text: string, status = 200, headers: Record<string, string> = {}) => ({
  status,
  headers: new Headers(headers),
  text,
});
const read = (name: EndpointName, body: unknown, status = 200) =>
  parseResponse(raw(JSON.stringify(body), status), endpoints[name].answer);
const unexpected = (path?: string) =>
  expect.objectContaining({ kind: 'unknown', reason: 'unexpected-response', phase: 'body', path });

describe('a success', () => {
  it('is parsed with and without a data wrapper after a sign-in', () => {
    const signedIn = { user: demoUser, authorization: { token: 'demo-session-token' } };
    for (const body of [
      { data: demoSignedIn, message: 'Welcome back' },
      { ...demoSignedIn, message: 'Welcome back' },
    ]) {
      expect(read('login', body)).toMatchObject({ ok: true, data: signedIn, message: 'Welcome back' });
    }
  });

  it('returns the next cursor and the server’s time if the answer has them', () => {
    const answer = raw(JSON.stringify({ data: [], meta: { nextCursor: 'c2' } }), 200, {
      date: 'Sat, 21 Nov 2026 08:41:00 GMT',
    });
    expect(parseResponse(answer, endpoints.transactions.answer)).toEqual({
      ok: true,
      data: [],
      message: null,
      nextCursor: 'c2',
      serverTime: Date.parse('2026-11-21T08:41:00Z'),
    });
    expect(read('transactions', { data: [] })).toMatchObject({ nextCursor: null, serverTime: null });
  });

  it.each([{ data: null }, {}, { message: 'None.' }])('is an empty list for %j', (body) => {
    expect(read('transactions', body)).toMatchObject({ ok: true, data: [] });
    expect(read('services', body)).toMatchObject({ ok: true, data: [] });
    expect(read('contact', body)).toMatchObject({ ok: true, data: [] });
  });
});

describe('an answer that does not match the schema', () => {
  it.each([
    [
      'transactions',
      { data: [demoTransaction(), { ...demoTransaction(), amount: 'lots' }] },
      'data.1.amount',
    ],
    ['transactions', { data: 'none' }, 'data'],
    ['purchase', { data: { ...demoTransaction(), status: 3 } }, 'data.status'],
    ['purchase', { message: 'ok' }, 'data'],
    ['balance', { data: { availableBalance: null } }, 'data.availableBalance'],
    ['login', { data: { user: demoUser, authorization: {} } }, 'data.authorization.token'],
    ['user', { data: { ...demoUser, email: 5 } }, 'data.email'],
    ['services', { data: [{ id: 'x', category: 'data', name: 5 }] }, 'data.0.name'],
  ] as const)('to %s names the field', (name, body, path) => {
    expect(read(name, body)).toEqual({ ok: false, problem: unexpected(path) });
  });

  it.each(['', '<html>Log in to the Wi-Fi</html>', '[]', '"ok"', '{"data":', 'null', '7'])(
    'is a problem: %s',
    (text) => {
      expect(parseResponse(raw(text), endpoints.purchase.answer)).toMatchObject({
        ok: false,
        problem: { kind: 'unknown', reason: 'unexpected-response' },
      });
    },
  );

  it.each([300, 302, 304])('is a problem with status %d, whatever its body', (status) => {
    expect(read('purchase', { data: demoTransaction() }, status)).toMatchObject({ ok: false });
  });
});

describe('a failure', () => {
  it('is a client error from 400 and a server error from 500, with the API’s message and code', () => {
    expect(
      read(
        'purchase',
        { message: 'Too little.', code: 'insufficient_balance', data: { price: '1.00' } },
        402,
      ),
    ).toEqual({
      ok: false,
      problem: {
        kind: 'client',
        code: 'CLIENT_ERROR',
        phase: 'body',
        status: 402,
        failure: { message: 'Too little.', code: 'insufficient_balance', data: { price: '1.00' } },
        retryAfterMs: undefined,
      },
    });
    expect(read('purchase', { message: 'Broken.' }, 500)).toMatchObject({
      problem: { kind: 'server', code: 'SERVER_ERROR', failure: { message: 'Broken.' } },
    });
  });

  it.each([
    [400, 'client'],
    [499, 'client'],
    [500, 'server'],
    [599, 'server'],
  ])('with status %i is a %s error', (status, kind) => {
    expect(read('balance', { message: 'No.' }, status)).toMatchObject({ problem: { kind, status } });
  });

  it.each(['<html>403</html>', '', '{"error":"forbidden"}', '{"message":null}', '[{"message":"no"}]'])(
    'has no API failure if its body is not in the API’s envelope: %s',
    (text) => {
      expect(parseResponse(raw(text, 403), endpoints.purchase.answer)).toMatchObject({
        ok: false,
        problem: { kind: 'client', failure: null },
      });
    },
  );

  it('keeps its message if the rest of the envelope is invalid', () => {
    expect(read('login', { message: 'No.', code: 17, errors: { password: 'Wrong.' } }, 422)).toMatchObject({
      problem: { failure: { message: 'No.', errors: { password: ['Wrong.'] } } },
    });
    expect(read('login', { message: 'No.', errors: 'many' }, 422)).toMatchObject({
      problem: { failure: { message: 'No.' } },
    });
  });

  it.each([
    ['7', 7_000],
    ['0', 0],
    ['86400', 60_000],
    ['9999999', undefined],
    ['1.5', undefined],
    ['Mon, 30 Feb 2026 08:00:00 GMT', undefined],
    ['2026-11-21 09:41:00', undefined],
    ['soon', undefined],
  ])('with Retry-After %s waits %s ms, at most a minute', (header, ms) => {
    const answer = raw('{"message":"Slow down."}', 429, { 'retry-after': header });
    expect(parseResponse(answer, endpoints.balance.answer)).toMatchObject({ problem: { retryAfterMs: ms } });
  });

  it('accepts a date in Retry-After, and waits 0 ms for a past one', () => {
    const waits = (date: Date) =>
      parseResponse(raw('', 503, { 'retry-after': date.toUTCString() }), endpoints.balance.answer);
    expect(waits(new Date(Date.now() - 5_000))).toMatchObject({ problem: { retryAfterMs: 0 } });
    expect(waits(new Date(Date.now() + 3_600_000))).toMatchObject({ problem: { retryAfterMs: 60_000 } });
  });

  it('compares the date with the server’s clock, because a phone’s may be off by days', () => {
    const date = new Date('2020-01-01T00:00:00Z');
    const headers = {
      date: date.toUTCString(),
      'retry-after': new Date(date.getTime() + 7_000).toUTCString(),
    };
    expect(parseResponse(raw('', 503, headers), endpoints.balance.answer)).toMatchObject({
      problem: { retryAfterMs: 7_000 },
    });
  });

  it('is a success if a 204 answers a call that returns no data', () => {
    for (const name of ['logout', 'revokeApiKey', 'changePassword'] as const)
      expect(parseResponse(raw('', 204), endpoints[name].answer)).toMatchObject({ ok: true, data: null });
    for (const name of ['balance', 'login', 'purchase', 'transaction'] as const)
      expect(parseResponse(raw('', 204), endpoints[name].answer)).toMatchObject({
        problem: { reason: 'unexpected-response' },
      });
    expect(parseResponse(raw('', 200), endpoints.logout.answer).ok).toBe(false);
  });
});
