import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EndpointName, endpoints } from '../endpoints.ts';
import {
  demoBalance,
  demoServices,
  demoSignedIn,
  demoTransaction,
  demoTransactions,
  demoUser,
} from '../testing/fixtures.ts';
import { readAnswer } from './read.ts';

const raw = (text: string, status = 200, headers: Record<string, string> = {}) => ({
  status,
  headers: new Headers(headers),
  text,
});
const read = (name: EndpointName, body: unknown, status = 200) =>
  readAnswer(raw(JSON.stringify(body), status), endpoints[name].answer);
const unexpected = (path?: string) =>
  expect.objectContaining({ kind: 'unknown', reason: 'unexpected-response', phase: 'body', path });

describe('a success', () => {
  it('of signing in is read with and without its data wrapper', () => {
    const signedIn = { user: demoUser, authorization: { token: 'demo-session-token' } };
    for (const body of [
      { data: demoSignedIn, message: 'Welcome back' },
      { ...demoSignedIn, message: 'Welcome back' },
    ]) {
      expect(read('login', body)).toMatchObject({ ok: true, data: signedIn, message: 'Welcome back' });
    }
  });

  it('tells the next page and the server’s time, where they are told', () => {
    const answer = raw(JSON.stringify({ data: [], meta: { nextCursor: 'c2' } }), 200, {
      date: 'Sat, 21 Nov 2026 08:41:00 GMT',
    });
    expect(readAnswer(answer, endpoints.transactions.answer)).toEqual({
      ok: true,
      data: [],
      message: null,
      nextCursor: 'c2',
      serverTime: Date.parse('2026-11-21T08:41:00Z'),
    });
    expect(read('transactions', { data: [] })).toMatchObject({ nextCursor: null, serverTime: null });
  });

  it.each([{ data: null }, {}, { message: 'None.' }])('of a list is empty for %j', (body) => {
    expect(read('transactions', body)).toMatchObject({ ok: true, data: [] });
    expect(read('services', body)).toMatchObject({ ok: true, data: [] });
    expect(read('contact', body)).toMatchObject({ ok: true, data: [] });
  });
});

describe('an answer that is not as agreed', () => {
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
    'is a problem and no success: %s',
    (text) => {
      expect(readAnswer(raw(text), endpoints.purchase.answer)).toMatchObject({
        ok: false,
        problem: { kind: 'unknown', reason: 'unexpected-response' },
      });
    },
  );

  it.each([300, 302, 304])('is a problem with the status %d, whatever its body says', (status) => {
    expect(read('purchase', { data: demoTransaction() }, status)).toMatchObject({ ok: false });
  });
});

describe('a failure', () => {
  it('is a client error from 400 and a server error from 500, with the API’s own words', () => {
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

  it.each(['<html>403</html>', '', '{"error":"forbidden"}', '{"message":null}', '[{"message":"no"}]'])(
    'that is not in the API’s envelope has no failure: %s',
    (text) => {
      expect(readAnswer(raw(text, 403), endpoints.purchase.answer)).toMatchObject({
        ok: false,
        problem: { kind: 'client', failure: null },
      });
    },
  );

  it('keeps its message when the rest of the envelope is odd', () => {
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
    ['soon', undefined],
  ])('with Retry-After %s waits %s ms, and never longer than a minute', (header, ms) => {
    const answer = raw('{"message":"Slow down."}', 429, { 'retry-after': header });
    expect(readAnswer(answer, endpoints.balance.answer)).toMatchObject({ problem: { retryAfterMs: ms } });
  });

  it('reads a Retry-After that is a date, and takes a past one for now', () => {
    const waits = (date: Date) =>
      readAnswer(raw('', 503, { 'retry-after': date.toUTCString() }), endpoints.balance.answer);
    expect(waits(new Date(Date.now() - 5_000))).toMatchObject({ problem: { retryAfterMs: 0 } });
    expect(waits(new Date(Date.now() + 3_600_000))).toMatchObject({ problem: { retryAfterMs: 60_000 } });
  });
});

/** One answer of each call as servers give it, and what a hostile or broken server may turn it into. */
const recorded: Record<EndpointName, unknown> = {
  login: { data: demoSignedIn, message: 'Welcome back' },
  user: { data: demoUser },
  logout: { message: 'Goodbye' },
  contact: { data: [{ link: 'https://wa.me/send?phone=2348012345678' }] },
  balance: { data: demoBalance },
  services: { data: demoServices },
  transactions: { data: demoTransactions, meta: { nextCursor: 'c2' } },
  transaction: { data: demoTransaction({ status: 'pending' }) },
  purchase: { data: demoTransaction({ status: 'failed' }), message: 'The network refused it.' },
  widgetSession: { data: { token: 't', expiresAt: '2026-11-21T10:00:00Z', maxAmount: '5000.00' } },
};

const traps = [
  '1e400',
  '-1e400',
  '9007199254740993',
  '0.1',
  'null',
  'true',
  '""',
  '[]',
  '{}',
  '"\\u202e\\u0000\\u200b"',
  '{"__proto__":{"status":"delivered"}}',
  '"<img src=x onerror=alert(1)>"',
  '-0',
  `"${'9'.repeat(400)}"`,
];

/** Every place where a value stands in a JSON text. */
function placesOf(json: string): [from: number, to: number][] {
  return [...json.matchAll(/(?<=[:[,])(?:"(?:[^"\\]|\\.)*"(?!\s*:)|-?\d[\d.eE+-]*|true|false|null)/g)].map(
    (match) => [match.index, match.index + match[0].length],
  );
}

const mutations = (json: string) => {
  const places = placesOf(json);
  const place = fc.nat(Math.max(places.length - 1, 0)).map((index) => places[index] ?? [0, json.length]);
  const at = fc.nat(json.length);
  return fc.oneof(
    fc
      .tuple(place, fc.oneof(fc.constantFrom(...traps), fc.json()))
      .map(([[from, to], value]) => `${json.slice(0, from)}${value}${json.slice(to)}`),
    at.map((end) => json.slice(0, end)),
    fc
      .tuple(at, fc.string({ maxLength: 3 }))
      .map(([i, noise]) => json.slice(0, i) + noise + json.slice(i + 1)),
    fc.constantFrom(`\ufeff${json}`, `${json}${json}`, ` ${json}\n`, `)]}',\n${json}`),
    // The last of two equal keys would win.
    fc
      .constantFrom('status', 'data', 'message', '__proto__')
      .map((key) => json.replace(/\}+$/, (end) => `,"${key}":"delivered","${key}":"delivered"${end}`)),
    fc
      .constantFrom('__proto__', 'constructor', 'prototype')
      .map((key) => json.replace('{', `{"${key}":{"status":"delivered","data":{"status":"delivered"}},`)),
  );
};

describe.each(Object.keys(recorded) as EndpointName[])('10,000 mutated answers to %s', (name) => {
  const json = JSON.stringify(recorded[name]);

  it('are read or refused, and never thrown', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(mutations(json), fc.constantFrom(200, 201, 202, 400, 401, 404, 500), (text, status) => {
        const outcome = readAnswer(raw(text, status), endpoints[name].answer);
        if (status >= 400) expect(outcome.ok).toBe(false);
        if (!outcome.ok) return;
        const says = JSON.parse(text.replace(/^\ufeff/, ''));
        // A sale is delivered only where the server, in that very place, says so.
        const statusOf = (data: unknown) => (data as { status?: unknown } | null)?.status;
        if (statusOf(outcome.data) === 'delivered') {
          expect(Object.hasOwn(says.data, 'status') && says.data.status).toMatch(
            /^\s*(delivered|success(ful)?|completed(-api)?|order_completed|fulfilled)\s*$/i,
          );
        }
        for (const amount of amountsOf(outcome.data)) expect(Number.isSafeInteger(amount)).toBe(true);
      }),
      { numRuns: 10_000 },
    );
    expect(({} as { status?: unknown }).status).toBeUndefined();
  });
});

function amountsOf(data: unknown): unknown[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    /^(amount|price|fee|commission|availableBalance|before|after|maxAmount|createdAt|asOf)$/.test(key) &&
    value !== undefined
      ? [value]
      : amountsOf(value),
  );
}
