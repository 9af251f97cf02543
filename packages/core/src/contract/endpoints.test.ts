import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { BASE_PATH, type Endpoint } from '../http/endpoint.ts';
import { createTransport } from '../http/transport.ts';
import { fixtures } from './demo/answers.ts';
import { type Body, type EndpointName, endpoints, type Query } from './endpoints.ts';

/** The calls that the specification gives in section 7. */
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

/** The calls that the agent API adds to the specification. */
const added = `
GET /api/v1/agent/transactions/summary
GET /api/v1/agent/auth/user
POST /api/v1/agent/auth/confirm-password
POST /api/v1/agent/auth/logout
GET /api/v1/agent/validate/smartcard
GET /api/v1/agent/validate/profile
POST /api/v1/agent/services/{category}/purchase
POST /api/v1/agent/purchases/{reference}/void
GET /api/v1/agent/transactions/{ref}
PATCH /api/v1/agent/api/keys/{id}
POST /api/v1/agent/api/keys/{id}/rotate
DELETE /api/v1/agent/api/keys/{id}
GET /api/v1/agent/customers
POST /api/v1/agent/customers
PUT /api/v1/agent/customers/{id}
DELETE /api/v1/agent/customers/{id}
GET /api/v1/agent/auth/pin
POST /api/v1/agent/auth/pin
POST /api/v1/agent/auth/pin/remove
POST /api/v1/agent/auth/pin/code
POST /api/v1/agent/auth/pin/reset
GET /api/v1/agent/auth/second-factor
POST /api/v1/agent/auth/second-factor
POST /api/v1/agent/auth/second-factor/confirm
POST /api/v1/agent/auth/second-factor/recovery-codes
POST /api/v1/agent/auth/second-factor/remove
POST /api/v1/agent/auth/second-factor/sign-in
GET /api/v1/agent/auth/passkeys
POST /api/v1/agent/auth/passkeys
POST /api/v1/agent/auth/passkeys/begin
POST /api/v1/agent/auth/passkeys/{id}/remove
POST /api/v1/agent/auth/passkeys/proof/begin
POST /api/v1/agent/auth/passkeys/proof
POST /api/v1/agent/auth/passkeys/sign-in/begin
POST /api/v1/agent/auth/passkeys/sign-in
GET /api/v1/agent/auth/sessions
POST /api/v1/agent/auth/sessions/end
GET /api/v1/agent/auth/own-data
GET /api/v1/agent/auth/own-data/file
POST /api/v1/agent/auth/close-account
GET /api/v1/agent/selling-prices
PUT /api/v1/agent/selling-prices
GET /api/v1/agent/profit
GET /api/v1/agent/wallet/statement
GET /api/v1/agent/shop
PUT /api/v1/agent/shop
POST /api/v1/agent/transactions/{ref}/prints
GET /api/v1/agent/notices
POST /api/v1/agent/notices/marks
GET /api/v1/agent/schedules
POST /api/v1/agent/schedules
POST /api/v1/agent/schedules/{id}/stop
POST /api/v1/agent/schedules/{id}/resume
GET /api/v1/agent/cases
POST /api/v1/agent/cases
GET /api/v1/agent/cases/{number}
GET /api/v1/agent/webhooks
POST /api/v1/agent/webhooks
PUT /api/v1/agent/webhooks/{id}
DELETE /api/v1/agent/webhooks/{id}
POST /api/v1/agent/webhooks/{id}/secret
POST /api/v1/agent/webhooks/{id}/test
GET /api/v1/agent/webhooks/{id}/deliveries
POST /api/v1/agent/webhooks/{id}/deliveries/{delivery}/replay
POST /api/v1/agent/widget-sessions`
  .trim()
  .split('\n');

/** The calls without a token: sign-in with its second step, registration and the three reset calls (specification, section 7). */
const open =
  /^POST \/api\/v1\/agent\/auth\/(login|second-factor\/sign-in|passkeys\/sign-in(\/begin)?|register|(otp-|confirm-)?reset-password)$/;

const rows = Object.entries(endpoints) as [EndpointName, Endpoint][];
const lineOf = ({ method, path }: Endpoint) => `${method} ${BASE_PATH}${path}`;

describe('the endpoint table', () => {
  const linesOf = (isSpecified: boolean) =>
    rows.filter(([, row]) => Boolean(row.specified) === isSpecified).map(([, row]) => lineOf(row));

  it.each(specified)('has %s of the specification', (line) => {
    expect(linesOf(true)).toContain(line);
  });

  it('lists each endpoint under its name', () => {
    for (const [name, row] of rows) expect(row.name).toBe(name);
  });

  it('lets a widget session sell, look a recipient up, read and open payment pages, and nothing else', () => {
    const allowed = rows.filter(([, { auth }]) => auth === 'agent-or-widget').map(([name]) => name);
    expect(allowed.sort()).toEqual([
      ...[
        'balance',
        'fund',
        'meter',
        'profile',
        'purchase',
        'services',
        'smartcard',
        'transaction',
        'transactions',
      ],
      'voidPurchase',
    ]);
  });

  it('has no calls except those of the specification and the listed extensions', () => {
    expect(linesOf(true).sort()).toEqual([...specified].sort());
    expect(linesOf(false).sort()).toEqual([...added].sort());
  });

  it('checks a meter with the query names of the specification', () => {
    expect(Object.keys(endpoints.meter.query.entries)).toEqual(['meter_number', 'disco_name', 'meter_type']);
  });

  it('accepts an empty body for a new API key', () => {
    expect(v.parse(endpoints.createApiKey.body, undefined)).toBeUndefined();
  });

  it.each(rows)('parses the fixture of %s', (name, row) => {
    expect(v.safeParse(row.answer, fixtures[name]).issues).toBeUndefined();
  });

  it.each(rows)('requires a token for %s unless the specification says otherwise', (_, row) => {
    expect(row.auth === 'none').toBe(open.test(lineOf(row)));
  });

  it('marks only the purchase as spending money', () => {
    expect(rows.filter(([, row]) => row.spends).map(([name]) => name)).toEqual(['purchase']);
  });

  it('never lets a GET spend money or have a body', () => {
    for (const [, row] of rows.filter(([, { method }]) => method === 'GET')) {
      expect(row.spends).toBeUndefined();
      expect(row.body).toBeUndefined();
    }
  });
});

describe('a call', () => {
  const passkey = { id: 'cGFzc2tleQ', rawId: 'cGFzc2tleQ', type: 'public-key' } as const;
  const made = { clientDataJSON: 'e30', attestationObject: 'oA' };
  const signed = { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' };
  const bodies: { readonly [N in EndpointName]?: Body<N> } = {
    login: { username: 'amaka', password: 'a-password' },
    register: {
      firstName: 'Amaka',
      lastName: 'Okafor',
      username: 'amaka',
      email: 'amaka@example.ng',
      phone: '08012345678',
      password: 'a-password',
    },
    resetPassword: { email: 'amaka@example.ng' },
    otpResetPassword: { reference: 'reset-1', otp: '123456' },
    confirmResetPassword: { resetToken: 'reset-token-1', password: 'a-password' },
    setPin: { confirmation: 'confirmation-1', pin: '4071' },
    endSessions: { confirmation: 'confirmation-1' },
    saveShop: { name: 'Amaka Ventures' },
    recordPrint: { id: '4f1f5cb0-9d5e-4c57-8a1a-0d7c8b1a2e3f' },
    closeAccount: { confirmation: 'confirmation-1', username: 'amaka' },
    removePin: { confirmation: 'confirmation-1' },
    sendPinCode: { confirmation: 'confirmation-1' },
    resetPin: { reference: 'pin-code-1', otp: '123456', pin: '4071' },
    startSecondFactor: { confirmation: 'confirmation-1' },
    confirmSecondFactor: { code: '123456' },
    renewRecoveryCodes: { confirmation: 'confirmation-1' },
    removeSecondFactor: { confirmation: 'confirmation-1' },
    factorSignIn: { reference: 'sign-in-1', code: '123456' },
    beginPasskey: { confirmation: 'confirmation-1' },
    addPasskey: { name: 'My phone', credential: { ...passkey, response: made } },
    removePasskey: { confirmation: 'confirmation-1' },
    provePasskey: { credential: { ...passkey, response: signed } },
    beginPasskeySignIn: { reference: 'sign-in-1' },
    passkeySignIn: { reference: 'sign-in-1', credential: { ...passkey, response: signed } },
    updateApiKey: { confirmation: 'confirmation-1' },
    rotateApiKey: { confirmation: 'confirmation-1' },
    confirmPassword: { password: 'a-password' },
    changePassword: { oldPassword: 'a-password', newPassword: 'another-password' },
    saveCustomer: { name: 'Bisi', recipientKind: 'phone', recipient: '08031234567' },
    updateCustomer: { name: 'Bisi', recipientKind: 'phone', recipient: '08031234567' },
    openCase: { ref: 'OJA-9000', message: 'Nothing came.' },
    markNotices: { ids: ['n-1'], isRead: true },
    setSellingPrice: { markup: { kind: 'percent', basisPoints: 500 } },
    addSchedule: {
      reference: '4f1f5cb0-9d5e-4c57-8a1a-0d7c8b1a2e3f',
      kind: 'reminder',
      recurrence: 'weekly',
      firstAt: '2026-12-07T08:00:00+01:00',
      category: 'data',
      purchase: { serviceId: 'mtn-data', planId: 'mtn-sme-1gb', recipient: '08031234567' },
      expectedPrice: '456.00',
    },
    openAccount: { bankCode: '035', bvn: '12345678901' },
    fund: { method: 'automatic', amount: '5000.00' },
    purchase: {
      reference: '4f1f5cb0-9d5e-4c57-8a1a-0d7c8b1a2e3f',
      serviceId: 'mtn-data',
      planId: 'mtn-sme-1gb',
      recipient: '08031234567',
      expectedPrice: '456.00',
    },
    addWebhook: { url: 'https://shop.example/webhooks', eventTypes: ['sale.failed'], confirmation: 'c' },
    changeWebhook: { url: 'https://shop.example/webhooks', eventTypes: ['sale.failed'], isOn: true },
    rotateWebhookSecret: { confirmation: 'c' },
    widgetSession: {
      scopes: ['purchase:data'],
      origin: 'https://shop.example',
      maxAmount: '5000.00',
      expiresIn: 900,
    },
  };

  const queries: { readonly [N in EndpointName]?: Query<N> } = {
    salesSummary: { from: '2026-11-01T00:00:00Z', to: '2026-11-21T12:00:00Z' },
    profit: { from: '2026-11-01T00:00:00Z', to: '2026-11-21T12:00:00Z', by: 'day' },
    statement: { from: '2026-11-01T00:00:00Z', to: '2026-11-21T12:00:00Z' },
    meter: { meter_number: '99000000010', disco_name: 'ikeja-electric', meter_type: 'prepaid' },
    smartcard: { smartcard_number: '1000000001', provider: 'dstv' },
    profile: { profile_id: '0123456789', product: 'jamb' },
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
    });
    await transport(
      endpoints[name],
      {
        params: {
          ref: 'a-ref',
          category: 'data',
          id: 'key-1',
          reference: 'a-reference',
          number: 'OJ-000123',
          delivery: 'delivery-1',
        },
        body: bodies[name] as never,
        query: queries[name] as never,
      },
      'a-token',
    );
    expect(seen).toHaveLength(1);
    return seen[0] as Headers;
  }

  it.each(rows)(
    'to %s is sent as JSON, with the bearer token if the endpoint needs one',
    async (name, row) => {
      const headers = await headersOf(name);
      expect(headers.get('content-type')).toBe('application/json');
      expect(headers.get('authorization')).toBe(row.auth === 'none' ? null : 'Bearer a-token');
      expect([...headers.keys()].sort()).toEqual(
        row.auth === 'none' ? ['accept', 'content-type'] : ['accept', 'authorization', 'content-type'],
      );
    },
  );
});
