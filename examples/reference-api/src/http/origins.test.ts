import { BASE_PATH } from '@oja/core';
import { describe, expect, it } from 'vitest';
import { apiForTests } from '../testing/testApi.helper.ts';

const api = apiForTests();
const base = () => api().url + BASE_PATH;

describe('pages of other origins', () => {
  const preflight = (path: string) =>
    fetch(base() + path, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://shop.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type,idempotency-key',
      },
    });

  it.each(['/services', '/services/data/purchase', '/transactions/x', '/transactions', '/wallet/balance'])(
    'may make the embed’s call %s',
    async (path) => {
      const { status, headers } = await preflight(path);
      expect(status).toBe(204);
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('access-control-allow-headers')?.toLowerCase().split(',')).toEqual([
        'authorization',
        'content-type',
        'idempotency-key',
        'x-request-id',
      ]);
      expect(headers.get('access-control-max-age')).toBe('600');
      expect(headers.get('access-control-allow-credentials')).toBeNull();
    },
  );

  it('can read a refusal and its headers', async () => {
    const { status, headers } = await fetch(`${base()}/services`, {
      headers: { origin: 'https://shop.example' },
    });
    expect([status, headers.get('access-control-allow-origin')]).toEqual([401, '*']);
    expect(headers.get('access-control-expose-headers')?.split(',')).toEqual([
      'Retry-After',
      'Date',
      'RateLimit-Limit',
      'RateLimit-Remaining',
      'RateLimit-Reset',
      'X-Request-Id',
    ]);
  });

  it.each(['/auth/login', '/auth/user', '/banks', '/api/keys', '/widget-sessions', '/contact'])(
    'may not make the dashboard’s call %s',
    async (path) => {
      const { headers } = await preflight(path);
      expect(headers.get('access-control-allow-origin')).toBeNull();
    },
  );
});
