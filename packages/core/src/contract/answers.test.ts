import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../http/endpoint.ts';
import { type CallResult, parseResponse } from '../http/parseResponse.ts';
import { parseNaira } from '../money/kobo.ts';
import { mutations, textMutations } from '../testing/mutate.helper.ts';
import { propertyRuns } from '../testing/propertyRuns.helper.ts';
import { demoPlans, demoServices } from './demo/agent.ts';
import { fixtures } from './demo/answers.ts';
import type { Answer, EndpointName } from './endpoints.ts';
import { endpoints } from './endpoints.ts';

const RUNS = propertyRuns(10_000);
const headers = new Headers();
const names = Object.keys(endpoints) as EndpointName[];

/** Everything that a receipt can say. */
const delivery = {
  message: 'Delivered',
  token: '26362054405982757802',
  units: '8.9 kWh',
  kct: ['11112222333344445555', '66667777888899990000'],
  pins: [{ serial: 'WRN123456790', pin: '098765432112' }],
  tariff: '₦209.50 per kWh',
  vat: '₦139.53',
  tokenAmount: '1860.47',
  arrears: '1000.00',
  fixedCharge: 0,
  customerName: 'CHIDI NWOSU',
  address: '12 Allen Avenue, Ikeja',
  receiptNumber: '7700123',
  providerReference: 'XREF-1',
};

/** The answers to mutate. Long lists are cut to the few items that have every field. */
const samples: Readonly<Record<EndpointName, unknown>> = {
  ...fixtures,
  services: demoServices.slice(0, 2).map((service) => ({ ...service, plans: demoPlans.slice(0, 2) })),
  transactions: fixtures.transactions?.slice(-2),
  transaction: { ...fixtures.transaction, delivery },
};

const readText = <N extends EndpointName>(name: N, text: string, status: number) => {
  const row: Endpoint = endpoints[name];
  return parseResponse({ status, headers, text }, row.answer) as CallResult<Answer<N>>;
};
const read = <N extends EndpointName>(name: N, body: unknown, status = 200) =>
  readText(name, JSON.stringify(body) ?? '', status);

/** Every number in the parsed answer. */
const figures = (tree: unknown): number[] =>
  typeof tree === 'number'
    ? [tree]
    : tree !== null && typeof tree === 'object'
      ? Object.values(tree).flatMap(figures)
      : [];

const own = (holder: unknown, key: string): unknown =>
  typeof holder === 'object' && holder !== null && Object.hasOwn(holder, key)
    ? (holder as Record<string, unknown>)[key]
    : undefined;

/** The statuses that mean delivered, repeated here on purpose. */
const DELIVERED =
  /^\s*(?:delivered|success|successful|completed|completed-api|order_completed|fulfilled)\s*$/i;

/** Checks of answers about money or a session: the parsed value must be in the sent data. */
const honest: { readonly [N in EndpointName]?: (answer: Answer<N>, wire: unknown) => void } = {
  login: (answer) => expect(answer.authorization.token).toMatch(/./su),
  register: (answer) => expect(answer.authorization.token).toMatch(/./su),
  balance: (answer, wire) => expect(answer.availableBalance).toBe(parseNaira(own(wire, 'availableBalance'))),
  purchase: (answer, wire) => honestStatus(answer, wire),
  transaction: (answer, wire) => honestStatus(answer, wire),
  transactions: (answer, wire) =>
    answer.forEach((item, index) => {
      honestStatus(item, (wire as unknown[])[index]);
    }),
  manualFunding: (answer, wire) =>
    answer.claims.forEach((claim, index) => {
      const word = own((own(wire, 'claims') as unknown[])[index], 'status');
      if (claim.status === 'approved') expect(word).toBe('approved');
    }),
  fund: (answer) => {
    if ('checkoutUrl' in answer)
      expect(new URL(answer.checkoutUrl)).toMatchObject({ username: '', password: '' });
  },
  createApiKey: (answer) => expect(answer.prefix.length).toBeLessThanOrEqual(12),
  apiKeys: (answer) => {
    for (const key of answer) expect(key.prefix.length).toBeLessThanOrEqual(12);
  },
};

function honestStatus({ status, amount }: Answer<'transaction'>, wire: unknown): void {
  if (status === 'delivered') expect(own(wire, 'status')).toMatch(DELIVERED);
  expect(amount).toBe(parseNaira(own(wire, 'amount')));
}

/** Whether all parsed numbers are safe integers. Throws if money or a session is not in the sent data. */
function isHonest(name: EndpointName, answer: unknown, sent: unknown): boolean {
  // The agent gets this file unchanged: none of its numbers is parsed.
  if (name === 'ownDataFile') return true;
  const data = own(sent, 'data') === undefined ? sent : own(sent, 'data');
  (honest[name] as ((answer: unknown, wire: unknown) => void) | undefined)?.(answer, data);
  return figures(answer).every(Number.isSafeInteger);
}

describe(`${RUNS} mutated answers of each call`, () => {
  it.each(names)('%s are read correctly or reported as a problem, without a false success', (name) => {
    let understood = 0;
    fc.assert(
      fc.property(mutations(samples[name]), (body) => {
        const result = read(name, body);
        // Most answers are refused. `expect` on each of them would take most of this test's time.
        if (!result.ok) {
          const { problem } = result;
          return problem.kind === 'unknown' && problem.reason === 'unexpected-response';
        }
        understood += 1;
        // Compares with the sent JSON, in which infinity and undefined are null.
        return isHonest(name, result.data, JSON.parse(JSON.stringify(body)));
      }),
      { numRuns: RUNS, seed: 20261121 },
    );
    // Some answers must be accepted, or a parser that refuses everything would pass.
    expect(understood).toBeGreaterThanOrEqual(RUNS / 100);
  });
});

describe(`${RUNS} mutated texts of each answer, under any status`, () => {
  it.each(names)('%s are read correctly or reported as a problem, without a false success', (name) => {
    const status = fc.constantFrom(200, 201, 202, 400, 401, 404, 500);
    const texts = textMutations(JSON.stringify({ data: samples[name], message: 'Done' }));
    fc.assert(
      fc.property(texts, status, (text, given) => {
        const result = readText(name, text, given);
        if (!result.ok) return true;
        return given < 300 && isHonest(name, result.data, JSON.parse(text.replace(/^\ufeff/, '')));
      }),
      { numRuns: RUNS },
    );
    expect(({} as { status?: unknown }).status).toBeUndefined();
  });
});

describe('a parsed answer', () => {
  it.each(names)('is a problem at any status of 300 or above: %s', (name) => {
    for (const status of [302, 400, 401, 404, 409, 422, 500, 503]) {
      expect(read(name, { message: 'Done', data: fixtures[name] }, status).ok).toBe(false);
    }
  });

  it.each([{ success: false }, { status: false }, { status: 'error' }, { status: 'failed' }])(
    'is a problem if the body holds %o, even with status 200',
    (refusal) => {
      expect(read('changePassword', { ...refusal, message: 'Wrong password' }).ok).toBe(false);
    },
  );

  it('names the field that does not match the schema', () => {
    const result = read('transactions', { data: [{ ...fixtures.transaction, amount: 'a lot' }] });
    expect(result).toMatchObject({ ok: false, problem: { path: 'data.0.amount' } });
  });

  it.each([
    ['null', null],
    ['nothing', undefined],
    ['an empty list', []],
  ])('is an empty list for %s', (_, data) => {
    for (const name of [
      'services',
      'transactions',
      'notices',
      'contact',
      'accounts',
      'banks',
      'apiServices',
      'apiKeys',
    ] as const)
      expect(read(name, { data })).toMatchObject({ ok: true, data: [] });
  });
});

describe('API keys', () => {
  const prefixes = (data: unknown) => {
    const result = read('apiKeys', { data });
    return result.ok ? result.data.map((key) => key.prefix) : result.problem;
  };

  it('are accepted as a bare string, one object, or a list of either', () => {
    expect(prefixes('oja_live_0123456789abcdef')).toEqual(['oja_live']);
    expect(prefixes({ id: 7, prefix: 'oja_test' })).toEqual(['oja_test']);
    expect(prefixes([{ id: 7, prefix: 'oja_test' }, 'oja_live_0123456789abcdef'])).toEqual([
      'oja_test',
      'oja_live',
    ]);
    expect(prefixes('')).toEqual([]);
  });

  it('are cut to their prefix, even if the server sends whole keys in a list', () => {
    expect(prefixes([{ id: 1, key: 'oja_live_0123456789abcdef' }, 'short'])).toEqual(['oja_live', 'sh']);
  });
});
