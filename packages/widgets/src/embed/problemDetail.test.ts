import type { Problem } from '@oja/core';
import { describe, expect, test } from 'vitest';
import { en } from '../text/en.ts';
import { problemDetail } from './problemDetail.ts';

const refusal = (status: number): Problem => ({
  kind: 'client',
  code: 'CLIENT_ERROR',
  phase: 'body',
  status,
  failure: { message: 'This session belongs to another site.', code: 'origin_not_allowed' },
});
const noToken: Problem = { kind: 'unknown', code: 'UNKNOWN_ERROR', reason: 'no-token', phase: 'unsent' };

describe('problemDetail', () => {
  test('leaves a session that is refused to the page, whose server asked for it', () => {
    expect(problemDetail(refusal(403))).toEqual({
      kind: 'client',
      retryable: false,
      whose: 'host',
      message: 'This session belongs to another site.',
    });
    expect(problemDetail(refusal(401)).whose).toBe('host');
  });

  test('leaves a missing token to the page', () => {
    expect(problemDetail(noToken)).toMatchObject({ kind: 'no-token', retryable: true, whose: 'host' });
  });

  test('leaves other refusals to the server, and says that only a crowd passes', () => {
    expect(problemDetail(refusal(400))).toMatchObject({ whose: 'server', retryable: false });
    expect(problemDetail(refusal(429))).toMatchObject({ whose: 'server', retryable: true });
  });

  test.each([
    [{ kind: 'timeout', code: 'TIMEOUT_ERROR', phase: 'sent' }, 'network'],
    [{ kind: 'connection', code: 'CONNECTION_ERROR', phase: 'sent' }, 'network'],
    [{ kind: 'network', code: 'NETWORK_ERROR', phase: 'unsent' }, 'network'],
    [{ kind: 'server', code: 'SERVER_ERROR', phase: 'body', status: 503, failure: null }, 'server'],
    [{ kind: 'unknown', code: 'UNKNOWN_ERROR', reason: 'unexpected-response', phase: 'body' }, 'server'],
  ] as const)('says of $kind that it may pass', (problem, whose) => {
    expect(problemDetail(problem)).toEqual({
      kind: problem.kind,
      retryable: true,
      whose,
      message: en.problems[problem.kind],
    });
  });
});
