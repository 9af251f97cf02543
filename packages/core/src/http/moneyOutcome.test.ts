import { describe, expect, it } from 'vitest';
import type { Failure } from './envelope.ts';
import { moneyOutcome, PURCHASE_REFUSAL_CODES } from './moneyOutcome.ts';
import type { Problem } from './problem.ts';

const KEY = '4f1f5cb0-9d5e-4c57-8a1a-0d7c8b1a2e3f';

const client = (status: number, failure: object | null): Problem => ({
  kind: 'client',
  code: 'CLIENT_ERROR',
  phase: 'body',
  status,
  failure: failure && { message: 'No.', ...failure },
});

describe('the money after a failed purchase call', () => {
  const notCharged: readonly (readonly [string, Problem])[] = [
    ['it never left, being offline', { kind: 'network', code: 'NETWORK_ERROR', phase: 'unsent' }],
    ['it was cancelled before it left', { kind: 'cancel', code: 'CANCEL_ERROR', phase: 'unsent' }],
    ['there was no token', { kind: 'unknown', code: 'UNKNOWN_ERROR', reason: 'no-token', phase: 'unsent' }],
    [
      'it was not fit to be sent',
      { kind: 'unknown', code: 'UNKNOWN_ERROR', reason: 'refused-to-send', phase: 'unsent' },
    ],
    ['a field was wrong', client(422, { code: 'invalid', errors: { recipient: ['No.'] } })],
    ['the server states it for this purchase', client(403, { purchase: { reference: KEY, charged: false } })],
    [
      'the server states it with a code that proves nothing alone',
      client(429, { code: 'too_many_requests', purchase: { reference: KEY, charged: false } }),
    ],
  ];
  it.each(notCharged)('is not charged when %s', (_, problem) => {
    expect(moneyOutcome(problem, KEY)).toBe('not-charged');
  });

  it.each(PURCHASE_REFUSAL_CODES)('is not charged when the API refuses the purchase with %s', (code) => {
    expect(moneyOutcome(client(409, { code }), KEY)).toBe('not-charged');
  });

  const unknown: readonly (readonly [string, Problem])[] = [
    ['our time was up', { kind: 'timeout', code: 'TIMEOUT_ERROR', phase: 'sent' }],
    ['our time was up in mid-body', { kind: 'timeout', code: 'TIMEOUT_ERROR', phase: 'headers' }],
    ['the connection broke', { kind: 'connection', code: 'CONNECTION_ERROR', phase: 'sent' }],
    ['the network went while it was away', { kind: 'network', code: 'NETWORK_ERROR', phase: 'sent' }],
    ['the agent stopped waiting', { kind: 'cancel', code: 'CANCEL_ERROR', phase: 'sent' }],
    [
      'the answer was not understood',
      { kind: 'unknown', code: 'UNKNOWN_ERROR', reason: 'unexpected-response', phase: 'body' },
    ],
    [
      'the server broke, in its own words or not',
      { kind: 'server', code: 'SERVER_ERROR', phase: 'body', status: 500, failure: { message: 'Oops.' } },
    ],
    ['a gateway answered', client(403, null)],
    ['a portal asked to sign in', client(401, null)],
    ['the session was over', client(401, {})],
    ['the server took too long to read it', client(408, {})],
    ['it came too early', client(425, {})],
    ['another copy is being worked on', client(409, { code: 'in_progress' })],
    ['the reference was used with another body', client(422, { code: 'reference_reused' })],
    ['the reference is taken by another copy', client(422, { errors: { reference: ['Taken.'] } })],
    [
      'a field is wrong, and it is the reference',
      client(400, { code: 'invalid', errors: { reference: [''] } }),
    ],
    ['it was a duplicate', client(400, { code: 'DUPLICATE_REFERENCE' })],
    ['something is in conflict, without a code', client(409, {})],
    ['a gateway has no such route', client(404, { message: 'no Route matched with those values' })],
    ['a firewall forbids it', client(403, { message: 'Forbidden' })],
    ['a limiter answers', client(429, { code: 'too_many_requests' })],
    ['a limiter answers with a code of the list', client(429, { code: 'over_limit' })],
    ['a field was wrong, without a code', client(422, { errors: { recipient: ['No.'] } })],
    ['a code of no list refuses it', client(402, { code: 'bad_request' })],
    [
      'the statement is about another purchase',
      client(402, { code: 'insufficient_balance', purchase: { reference: 'another', charged: false } }),
    ],
    [
      'the statement says that it was charged',
      client(409, { code: 'invalid', purchase: { reference: KEY, charged: true } }),
    ],
    [
      'the server broke, whatever it states',
      {
        kind: 'server',
        code: 'SERVER_ERROR',
        phase: 'body',
        status: 503,
        failure: {
          message: '',
          code: 'service_unavailable',
          purchase: { reference: KEY, charged: false },
        } as Failure,
      },
    ],
  ];
  it.each(unknown)('is unknown when %s', (_, problem) => {
    expect(moneyOutcome(problem, KEY)).toBe('unknown');
  });

  it('is unknown despite a statement if the caller does not name its purchase', () => {
    const stated = client(403, { purchase: { reference: KEY, charged: false } });
    expect(moneyOutcome(stated)).toBe('unknown');
  });
});
