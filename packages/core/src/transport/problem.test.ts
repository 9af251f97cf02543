import { describe, expect, it } from 'vitest';
import { isNotFound, isUnauthorised, moneyOutcome, type Problem } from './problem.ts';

const client = (status: number, failure: object | null): Problem => ({
  kind: 'client',
  code: 'CLIENT_ERROR',
  phase: 'body',
  status,
  failure: failure && { message: 'No.', ...failure },
});

describe('the money after a purchase call that failed', () => {
  const notCharged: readonly (readonly [string, Problem])[] = [
    ['it never left, being offline', { kind: 'network', code: 'NETWORK_ERROR', phase: 'unsent' }],
    ['it was cancelled before it left', { kind: 'cancel', code: 'CANCEL_ERROR', phase: 'unsent' }],
    ['there was no token', { kind: 'unknown', code: 'UNKNOWN_ERROR', reason: 'no-token', phase: 'unsent' }],
    [
      'it was not fit to be sent',
      { kind: 'unknown', code: 'UNKNOWN_ERROR', reason: 'refused-to-send', phase: 'unsent' },
    ],
    ['the API refused it', client(402, { code: 'insufficient_balance' })],
    ['the price changed', client(409, { code: 'price_changed' })],
    ['a field was wrong', client(422, { errors: { recipient: ['No.'] } })],
    ['there were too many', client(429, {})],
  ];
  it.each(notCharged)('is not charged when %s', (_, problem) => {
    expect(moneyOutcome(problem)).toBe('not-charged');
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
    ['the reference is taken, by whichever copy', client(422, { errors: { reference: ['Taken.'] } })],
    ['it was a duplicate', client(400, { code: 'DUPLICATE_REFERENCE' })],
    ['something is in conflict, and nobody says what', client(409, {})],
  ];
  it.each(unknown)('is unknown when %s', (_, problem) => {
    expect(moneyOutcome(problem)).toBe('unknown');
  });
});

describe('the API’s own word', () => {
  it('ends a session with 401, and a stranger’s does not', () => {
    expect(isUnauthorised(client(401, {}))).toBe(true);
    expect(isUnauthorised(client(401, null))).toBe(false);
    expect(isUnauthorised(client(403, {}))).toBe(false);
  });

  it('says with 404 that it never had a thing, and a stranger’s does not', () => {
    expect(isNotFound(client(404, {}))).toBe(true);
    expect(isNotFound(client(404, null))).toBe(false);
  });
});
