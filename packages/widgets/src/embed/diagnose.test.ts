import type { Problem } from '@oja/core';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { diagnose } from './diagnose.ts';

const apiBase = 'https://api.example';
const page = { apiBase: { base: apiBase }, settings: {} };
const files = 'https://cdn.example/embed/1.2.3/';
const address = 'https://cdn.example/embed/1.2.3/oja-sale.js';
const isNever = () => false;
const extension = { value: 'of the page', enumerable: true, configurable: true };

afterEach(() => vi.restoreAllMocks());

describe('diagnosing a failed call', () => {
  const refusal = (status: number, code = 'origin_not_allowed'): Problem => ({
    kind: 'client',
    code: 'CLIENT_ERROR',
    phase: 'body',
    status,
    failure: { message: 'This session belongs to another site.', code },
  });
  const tokenFault = { code: 'token-failed', cause: new Error('The shop is closed') } as const;
  const detailOf = (problem: Problem, isBlocked = isNever as (address: string) => boolean) =>
    diagnose({ problem, tokenFault }, { page, files, isBlocked });

  test.each<[string, Problem, string, string]>([
    ['a session of another site', refusal(403), 'session-refused', 'host'],
    ['a session that is over', refusal(401, 'unauthenticated'), 'session-refused', 'host'],
    ['a session without the scope', refusal(403, 'forbidden'), 'scope-missing', 'host'],
    ['another refusal', refusal(400, 'invalid'), 'refused', 'oja'],
    ['a crowd', refusal(429, 'rate_limited'), 'too-many', 'oja'],
    ['a slow answer', { kind: 'timeout', code: 'TIMEOUT_ERROR', phase: 'sent' }, 'timeout', 'network'],
    [
      'a lost answer',
      { kind: 'connection', code: 'CONNECTION_ERROR', phase: 'sent' },
      'connection',
      'network',
    ],
    ['no line', { kind: 'network', code: 'NETWORK_ERROR', phase: 'unsent' }, 'offline', 'visitor'],
    [
      'a fault of the API',
      { kind: 'server', code: 'SERVER_ERROR', phase: 'body', status: 503, failure: null },
      'server',
      'oja',
    ],
    [
      'an answer of something else',
      { kind: 'unknown', code: 'UNKNOWN_ERROR', reason: 'unexpected-response', phase: 'body' },
      'unexpected-answer',
      'oja',
    ],
  ])('names the code for %s', async (_, problem, code, whose) => {
    expect(await detailOf(problem)).toEqual({ code, whose, cause: problem });
  });

  test('reports offline if the device says that it has no network', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const lost: Problem = { kind: 'connection', code: 'CONNECTION_ERROR', phase: 'sent' };
    expect(await detailOf(lost)).toMatchObject({ code: 'offline', whose: 'visitor' });
    vi.unstubAllGlobals();
  });

  test('reports csp-connect if the page’s policy blocks the API', async () => {
    const lost: Problem = { kind: 'connection', code: 'CONNECTION_ERROR', phase: 'sent' };
    expect(await detailOf(lost, (asked) => asked === apiBase)).toMatchObject({
      code: 'csp-connect',
      whose: 'host',
    });
  });

  test('reports the fault of the token if there is no token', async () => {
    const noToken: Problem = { kind: 'unknown', code: 'UNKNOWN_ERROR', reason: 'no-token', phase: 'unsent' };
    expect(await detailOf(noToken)).toEqual({ ...tokenFault, whose: 'host' });
  });
});

test.each([
  ['crash', 'crash', 'oja'],
  ['crash on a page that adds properties to every object', 'objects-extended', 'host'],
])('diagnoses a %s', async (_, code, whose) => {
  const cause = new TypeError('Cannot create property');
  if (code !== 'crash') Object.defineProperty(Object.prototype, 'ref', extension);
  const detail = await diagnose({ code: 'crash', cause }, { page, files, isBlocked: isNever });
  Reflect.deleteProperty(Object.prototype, 'ref');
  expect(detail).toEqual({ code, whose, cause });
});

describe('diagnosing a file that failed to load', () => {
  const cause = new TypeError('Failed to fetch');
  const answers = (status: number, type: string) =>
    vi
      .spyOn(globalThis, 'fetch')
      .mockResolvedValue(new Response('', { status, headers: { 'content-type': type } }));
  const loses = () => vi.spyOn(globalThis, 'fetch').mockRejectedValue(cause);

  test.each([
    ['the page’s policy stops it', loses, true, 'csp-script'],
    ['it is not there', () => answers(404, 'text/plain'), false, 'code-missing'],
    ['something else is in its place', () => answers(200, 'text/html'), false, 'code-missing'],
    ['it is there after all', () => answers(200, 'text/javascript'), false, 'code-lost'],
    ['nothing comes', loses, false, 'code-lost'],
  ] as const)('names the code if %s', async (_, prepare, isBlocked, code) => {
    prepare();
    const detail = await diagnose({ address, cause }, { page, files, isBlocked: () => isBlocked });
    expect(detail).toMatchObject({ code, cause });
  });

  test('reports code-lost if the policy blocks only the diagnostic request', async () => {
    let isAsked = false;
    vi.spyOn(globalThis, 'fetch').mockImplementation(() => {
      isAsked = true;
      return Promise.reject(cause);
    });
    const detail = await diagnose({ address, cause }, { page, files, isBlocked: () => isAsked });
    expect(detail).toMatchObject({ code: 'code-lost' });
  });

  test('reports code-broken for code that throws', async () => {
    const thrown = new TypeError('Object.hasOwn is not a function');
    const detail = await diagnose(thrown, { page, files, isBlocked: isNever });
    expect(detail).toEqual({ code: 'code-broken', whose: 'oja', cause: thrown });
  });

  test('reports code-broken for a syntax error without a request', async () => {
    const asked = loses();
    const wrong = new SyntaxError('Unexpected token');
    const detail = await diagnose({ address, cause: wrong }, { page, files, isBlocked: isNever });
    expect(detail).toEqual({ code: 'code-broken', whose: 'oja', cause: wrong });
    expect(asked).not.toHaveBeenCalled();
  });
});
