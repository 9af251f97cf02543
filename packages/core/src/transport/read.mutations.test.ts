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

/** One answer of each call as servers give it, and what a hostile or broken server may turn it into. */
const recorded: Partial<Record<EndpointName, unknown>> = {
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
        const outcome = readAnswer({ text, status, headers: new Headers() }, endpoints[name].answer);
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
