import { errorType } from '@oja/core/openapi';
import { describe, expect, it } from 'vitest';
import type { Exchange } from '../http/exchange.ts';
import { createContract } from './contract.helper.ts';

const headers = {
  'content-type': 'application/json',
  'x-request-id': 'r-1',
  'ratelimit-limit': '600',
  'ratelimit-remaining': '599',
  'ratelimit-reset': '60',
};
const good = { data: { availableBalance: '500.00', asOf: '2026-11-22T08:00:00.000Z' } };

/** The mismatches that the contract finds in a response of GET wallet/balance, with changes. */
function judged(body: unknown, change: Partial<Exchange> = {}): string[] {
  const { onExchange, takeMismatches } = createContract();
  onExchange({
    method: 'GET',
    url: new URL('http://localhost/api/v1/agent/wallet/balance'),
    sent: undefined,
    status: 200,
    headers: new Headers(headers),
    body: JSON.stringify(body),
    ...change,
  });
  return takeMismatches();
}

describe('the contract', () => {
  it('finds no mismatch in a response that matches the document', () => {
    expect(judged(good)).toEqual([]);
  });

  it.each([
    ['null where it says string', { data: { ...good.data, asOf: null } }, {}, '/data/asOf must be string'],
    [
      'a number where it says string',
      { data: { availableBalance: 500 } },
      {},
      '/data/availableBalance must be string',
    ],
    [
      'money that is not written as such',
      { data: { availableBalance: '5e2' } },
      {},
      'must match format "decimal"',
    ],
    ['a field that is missing', { data: {} }, {}, "must have required property 'availableBalance'"],
    ['a status that is not documented', good, { status: 204 }, 'this status is not documented'],
    [
      'a code that is not documented',
      { message: 'No.', code: 'gone' },
      { status: 403 },
      'code gone is not documented',
    ],
    [
      'a refusal that leads to no documentation',
      { message: 'No.', code: 'forbidden' },
      { status: 403 },
      'type undefined leads elsewhere',
    ],
    [
      'another content type',
      good,
      { headers: new Headers({ ...headers, 'content-type': 'text/html' }) },
      'content type text/html',
    ],
    [
      'a header that is missing',
      good,
      { headers: new Headers({ 'content-type': 'application/json' }) },
      'no header X-Request-Id',
    ],
  ] as const)('finds %s', (_, body, change, said) => {
    expect(judged(body, change)).toContainEqual(expect.stringContaining(said));
  });

  it('finds an accepted request that does not match the document', () => {
    const login = {
      method: 'POST',
      url: new URL('http://localhost/api/v1/agent/auth/login'),
      sent: JSON.stringify({ username: 'amaka' }),
    };
    const user = { firstName: 'A', lastName: 'O', username: 'amaka', phone: '', email: '' };
    const answer = { data: { user, authorization: { token: 't' } } };
    expect(judged(answer, login)).toEqual(["login 200: request: / must have required property 'password'"]);
    expect(
      judged(
        { message: 'No.', code: 'wrong_credentials', type: errorType('wrong_credentials') },
        { ...login, status: 401 },
      ),
    ).toEqual([]);
  });

  it('reports each mismatch once', () => {
    const { onExchange, takeMismatches } = createContract();
    const url = new URL('http://localhost/api/v1/agent/wallet/balance');
    const bad = { method: 'GET', url, sent: undefined, status: 204, headers: new Headers(headers), body: '' };
    for (let time = 0; time < 3; time += 1) onExchange(bad);
    expect(takeMismatches()).toHaveLength(1);
    expect(takeMismatches()).toEqual([]);
  });
});
