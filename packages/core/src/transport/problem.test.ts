import { describe, expect, it } from 'vitest';
import { isNotFound, isUnauthorised, namesTokenRefused, type Problem } from './problem.ts';

const client = (status: number, failure: object | null): Problem => ({
  kind: 'client',
  code: 'CLIENT_ERROR',
  phase: 'body',
  status,
  failure: failure && { message: 'No.', ...failure },
});

describe('the API’s own word', () => {
  it('may refuse the token with 401, and a stranger’s does not', () => {
    expect(isUnauthorised(client(401, {}))).toBe(true);
    expect(isUnauthorised(client(401, null))).toBe(false);
    expect(isUnauthorised(client(403, {}))).toBe(false);
  });

  it('refuses the token for certain with its code for that, and with no other', () => {
    expect(namesTokenRefused(client(401, { code: 'unauthenticated' }))).toBe(true);
    expect(namesTokenRefused(client(401, {}))).toBe(false);
    expect(namesTokenRefused(client(401, { code: 'UNAUTHORIZED' }))).toBe(false);
    expect(namesTokenRefused(client(403, { code: 'unauthenticated' }))).toBe(false);
  });

  it('says with 404 that it never had a thing, and a stranger’s does not', () => {
    expect(isNotFound(client(404, {}))).toBe(true);
    expect(isNotFound(client(404, null))).toBe(false);
  });
});
