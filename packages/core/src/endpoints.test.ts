import { describe, expect, it } from 'vitest';
import { BASE_PATH, type Endpoint, type EndpointName, endpoints } from './endpoints.ts';
import { createTransport } from './transport/transport.ts';

/** The calls of the specification, section 7. */
const specified = `
POST /api/v1/agent/auth/login
POST /api/v1/agent/auth/register
POST /api/v1/agent/auth/reset-password
POST /api/v1/agent/auth/otp-reset-password
POST /api/v1/agent/auth/confirm-reset-password
POST /api/v1/agent/auth/change-password
GET /api/v1/agent/notify
GET /api/v1/agent/contact
GET /api/v1/agent/banks
POST /api/v1/agent/banks
GET /api/v1/agent/banks/list
GET /api/v1/agent/manual-funding
GET /api/v1/agent/wallet/balance
POST /api/v1/agent/wallet/fund
GET /api/v1/agent/transactions
GET /api/v1/agent/services
GET /api/v1/agent/validate/meter
GET /api/v1/agent/api/services
GET /api/v1/agent/api/keys
POST /api/v1/agent/api/keys`
  .trim()
  .split('\n');

/** Without a token: login, register and the three reset calls (specification, section 7). */
const open = /^POST \/api\/v1\/agent\/auth\/(login|register|(otp-|confirm-)?reset-password)$/;

const rows = Object.entries(endpoints) as [EndpointName, Endpoint][];
const lineOf = ({ method, path }: Endpoint) => `${method} ${BASE_PATH}${path}`;

describe('the table of calls', () => {
  it.each(rows)('says of %s truly whether the specification gives it', (_, row) => {
    expect(row.origin).toBe(specified.includes(lineOf(row)) ? 'given' : 'extension');
  });

  it('has the rows that the first sale needs', () => {
    const lines = rows.map(([, row]) => lineOf(row));
    expect(lines).toEqual(
      expect.arrayContaining([
        'POST /api/v1/agent/auth/login',
        'GET /api/v1/agent/auth/user',
        'GET /api/v1/agent/contact',
        'GET /api/v1/agent/wallet/balance',
        'GET /api/v1/agent/services',
        'POST /api/v1/agent/services/{category}/purchase',
        'GET /api/v1/agent/transactions',
        'GET /api/v1/agent/transactions/{ref}',
      ]),
    );
    expect(new Set(lines).size).toBe(lines.length);
  });

  it.each(rows)('asks for a token for %s, unless the specification says otherwise', (_, row) => {
    expect(row.auth === 'none').toBe(open.test(lineOf(row)));
  });

  it('spends in the purchase alone', () => {
    expect(rows.filter(([, row]) => row.spends).map(([name]) => name)).toEqual(['purchase']);
  });

  it('never spends with a GET, and never reads a body from one', () => {
    for (const [, row] of rows.filter(([, { method }]) => method === 'GET')) {
      expect(row.spends).toBe(false);
      expect(row.body).toBeUndefined();
    }
  });
});

describe('a call', () => {
  const bodies: Partial<Record<EndpointName, unknown>> = {
    login: { username: 'amaka', password: 'a-password' },
    purchase: {
      reference: '4f1f5cb0-9d5e-4c57-8a1a-0d7c8b1a2e3f',
      serviceId: 'mtn-data',
      planId: 'mtn-sme-1gb',
      recipient: '08031234567',
      expectedPrice: '456.00',
    },
    widgetSession: {
      scopes: ['purchase:data'],
      origin: 'https://shop.example',
      maxAmount: '5000.00',
      expiresIn: 900,
    },
  };

  async function headersOf(name: EndpointName): Promise<Headers> {
    const seen: Headers[] = [];
    const transport = createTransport({
      fetch: async (_, init) => {
        seen.push(new Headers(init?.headers));
        return Response.json({ message: 'No.' }, { status: 400 });
      },
      isOnline: () => true,
      wait: async () => {},
      random: () => 0,
      apiBase: 'https://api.test',
      idempotencyHeader: false,
      paths: {},
    });
    await transport(
      name,
      { params: { ref: 'a-ref', category: 'data' }, body: bodies[name] as never },
      'a-token',
    );
    expect(seen).toHaveLength(1);
    return seen[0] as Headers;
  }

  it.each(rows)('to %s is JSON, and carries the bearer token where one is due', async (name, row) => {
    const headers = await headersOf(name);
    expect(headers.get('content-type')).toBe('application/json');
    expect(headers.get('authorization')).toBe(row.auth === 'none' ? null : 'Bearer a-token');
    expect([...headers.keys()].sort()).toEqual(
      row.auth === 'none' ? ['accept', 'content-type'] : ['accept', 'authorization', 'content-type'],
    );
  });
});
