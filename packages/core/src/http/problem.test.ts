import { describe, expect, it } from 'vitest';
import { isNotFound, isUnauthenticated, isUnauthorised, type Problem } from './problem.ts';

const client = (status: number, failure: object | null): Problem => ({
  kind: 'client',
  code: 'CLIENT_ERROR',
  phase: 'body',
  status,
  failure: failure && { message: 'No.', ...failure },
});

describe('an answer’s envelope', () => {
  it('may refuse the token with 401; a 401 of another server does not count', () => {
    expect(isUnauthorised(client(401, {}))).toBe(true);
    expect(isUnauthorised(client(401, null))).toBe(false);
    expect(isUnauthorised(client(403, {}))).toBe(false);
  });

  it('proves that the token is refused only with 401 and the code `unauthenticated`', () => {
    expect(isUnauthenticated(client(401, { code: 'unauthenticated' }))).toBe(true);
    expect(isUnauthenticated(client(401, {}))).toBe(false);
    expect(isUnauthenticated(client(401, { code: 'UNAUTHORIZED' }))).toBe(false);
    expect(isUnauthenticated(client(403, { code: 'unauthenticated' }))).toBe(false);
  });

  it('proves with 404 that an item is missing; a 404 of another server does not count', () => {
    expect(isNotFound(client(404, {}))).toBe(true);
    expect(isNotFound(client(404, null))).toBe(false);
  });
});
