import { samplePurchases } from '@oja/core/openapi';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { LogLine } from '../appContext.ts';
import type { Delivery } from '../database/sale.schema.ts';
import type { SecurityLine } from '../security/securityLog.ts';
import { DEMO_AGENT, DEMO_API_KEY, OTHER_AGENT } from '../seed/demo.ts';
import { authenticatorApp } from '../testing/authenticatorApp.helper.ts';
import { passkeyDevice } from '../testing/passkeyDevice.helper.ts';
import { apiForTests, call, signIn } from '../testing/testApi.helper.ts';

// Sends every kind of secret through the server, once normally and once while the database fails. Then searches the
// log and the console for each of them.
const log: LogLine[] = [];
const security: SecurityLine[] = [];
const printed: string[] = [];
const webhookSecret = 'canary-webhook-secret';
const adminToken = 'canary-admin-token';
const api = apiForTests({
  log: (line) => log.push(line),
  securityLog: (line) => security.push(line),
  webhookSecret,
  adminToken,
});

const origin = 'https://shop.example';
const headers = { origin };
const secrets = new Map<string, string>();
/** Records a secret under its kind, and returns it. */
function note(kind: string, secret: unknown): string {
  expect(String(secret).length).toBeGreaterThan(5);
  secrets.set(`${kind} ${secrets.size}`, String(secret));
  return String(secret);
}
/** Personal data: names, numbers and addresses. */
const personal = new Set<string>();
let canaries = 0;
const canary = (kind: string) => {
  canaries += 1;
  return note(kind, `canary-${kind}-${canaries}-${crypto.randomUUID()}`);
};
const eleven = (kind: string) => {
  canaries += 1;
  return note(kind, String(22_200_000_000 + canaries * 7_654_321));
};

const send = (name: Parameters<typeof call>[1], body: object, token?: string) =>
  call(api().url, name, { body, ...(token !== undefined && { token, headers }) });

async function forgetPassword(): Promise<void> {
  const email = OTHER_AGENT.email;
  const { data } = await call(api().url, 'resetPassword', { body: { email } });
  const otp = /\b\d{6}\b/.exec(printed.at(-1) ?? '')?.[0] ?? '';
  const body = { reference: note('reset reference', data.reference), otp: note('OTP', otp) };
  const { resetToken } = (await call(api().url, 'otpResetPassword', { body })).data;
  await send('confirmResetPassword', {
    resetToken: note('reset token', resetToken),
    password: canary('password'),
  });
}

async function handlePasswords(): Promise<void> {
  await send('login', { username: DEMO_AGENT.username, password: canary('password') });
  const person = {
    firstName: 'A',
    lastName: 'B',
    username: 'canary',
    email: 'canary@example.com',
    phone: '08061234567',
  };
  const password = canary('password');
  const { data } = await call(api().url, 'register', { body: { ...person, password } });
  const token = note('session token', data.authorization.token);
  await send('changePassword', { oldPassword: canary('password'), newPassword: canary('password') }, token);
  await send('changePassword', { oldPassword: password, newPassword: canary('password') }, token);
  await forgetPassword();
}

async function handleKeys(token: string): Promise<void> {
  const password = note('password', DEMO_AGENT.password);
  const confirmed = await call(api().url, 'confirmPassword', { token, body: { password } });
  const confirmation = note('password confirmation', confirmed.data.confirmation);
  const made = await call(api().url, 'createApiKey', { token, body: { confirmation } });
  const key = note('API key', made.data.key);
  const body = { scopes: ['purchase:data'], origin, maxAmount: '5000.00', expiresIn: 600 };
  const widget = (await call(api().url, 'widgetSession', { token: key, body })).data.token;
  await call(api().url, 'services', { token: note('widget token', widget), headers });
  // From another origin, for a call that keys may not make, and in the URL.
  await call(api().url, 'services', { token: widget, headers: { origin: 'https://evil.example' } });
  await call(api().url, 'balance', { token: key });
  await fetch(`${api().url}/api/v1/agent/${key}?token=${widget}`, { headers: { authorization: widget } });
}

async function handleNumbers(token: string): Promise<void> {
  await send('openAccount', { bankCode: '035', bvn: eleven('BVN') }, token);
  await send('openAccount', { bankCode: '50515', nin: eleven('NIN') }, token);
  await send('openAccount', { bankCode: '035', bvn: `${eleven('BVN')}x` }, token);
}

/** Turns on an authenticator app, signs in with a recovery code, and adds a passkey. */
async function handleFactor(token: string): Promise<void> {
  const { username, password } = DEMO_AGENT;
  const { confirmation } = (await call(api().url, 'confirmPassword', { token, body: { password } })).data;
  const { data } = await call(api().url, 'startSecondFactor', { token, body: { confirmation } });
  const secret = note('factor secret', data.secret);
  const code = authenticatorApp(secret)(Date.now());
  const made = await call(api().url, 'confirmSecondFactor', { token, body: { code } });
  for (const one of made.data.codes ?? []) note('recovery code', one);
  const asked: { data: unknown } = await call(api().url, 'login', { body: { username, password } });
  const reference = note('sign-in reference', (asked.data as { reference: string }).reference);
  const enter = () => send('factorSignIn', { reference, code: made.data.codes?.[0] ?? '' });
  await whileBroken(['pending_sign_ins'], enter);
  await enter();
  const codes = made.data.codes ?? [];
  const proof = { password, code: codes[1] };
  await handlePasskey(token, (await call(api().url, 'confirmPassword', { token, body: proof })).data);
}

/** Adds a passkey and confirms with it. Records its challenges and its code. */
async function handlePasskey(token: string, { confirmation }: { readonly confirmation: string }) {
  const device = passkeyDevice(api().url);
  const asked = (await call(api().url, 'beginPasskey', { token, body: { confirmation } })).data;
  note('passkey challenge', asked.challenge);
  const add = () =>
    call(api().url, 'addPasskey', { token, body: { name: 'Phone', credential: device.create(asked) } });
  await whileBroken(['passkey_steps'], add);
  await add();
  const wanted = (await call(api().url, 'beginPasskeyProof', { token })).data;
  note('passkey challenge', wanted.challenge);
  const body = { credential: device.sign(wanted) };
  await whileBroken(['passkey_steps'], () => call(api().url, 'provePasskey', { token, body }));
  note('passkey code', (await call(api().url, 'provePasskey', { token, body })).data.code);
}

/** Saves and finds customers, whose names are private to the agent. */
async function handleCustomers(token: string): Promise<void> {
  const save = () => {
    const body = { name: canary('customer'), recipientKind: 'phone', recipient: '08011111111' };
    return call(api().url, 'saveCustomer', { token, body });
  };
  const find = () => call(api().url, 'customers', { token, query: { query: canary('customer') } });
  await save();
  await save();
  await find();
  await whileBroken(['customers'], save);
  await whileBroken(['customers'], find);
}

async function handleGoods(token: string): Promise<void> {
  for (const category of ['electricity', 'result-checker'] as const) {
    const body = { ...samplePurchases[category], reference: crypto.randomUUID() };
    const { data } = await call(api().url, 'purchase', { token, params: { category }, body });
    const { token: digits, kct, pins, customerName, address } = data.delivery as Delivery;
    for (const one of [body.recipient, customerName, address]) if (one) personal.add(String(one));
    for (const secret of [digits, ...(kct || [])]) if (secret) note('electricity token', secret);
    for (const one of pins || []) note('pin', one.pin);
    await call(api().url, 'transaction', { token, params: { ref: body.reference } });
  }
}

/**
 * Runs the work while these tables are missing, so that each call fails with the secrets in its statements.
 */
async function whileBroken(tables: readonly string[], work: () => Promise<unknown>): Promise<void> {
  for (const table of tables) await api().ledger.execute(`alter table ${table} rename to gone_${table}`);
  const before = log.length;
  await work();
  expect(log.slice(before).filter(({ level }) => level === 'error')).not.toEqual([]);
  for (const table of tables) await api().ledger.execute(`alter table gone_${table} rename to ${table}`);
}

async function failAtEach(token: string): Promise<void> {
  const login = () => send('login', { username: canary('username'), password: canary('password') });
  const otp = () =>
    send('otpResetPassword', { reference: canary('reset reference'), otp: note('OTP', '731958') });
  const account = () => send('openAccount', { bankCode: '102', bvn: eleven('BVN') }, token);
  const key = () =>
    call(api().url, 'widgetSession', {
      token: DEMO_API_KEY,
      body: { scopes: ['purchase:data'], origin, maxAmount: '1.00', expiresIn: 60 },
    });
  const pin = () =>
    call(api().url, 'purchase', {
      token,
      params: { category: 'electricity' },
      body: { ...samplePurchases.electricity, reference: crypto.randomUUID() },
    });
  await whileBroken(['agents'], login);
  await whileBroken(['password_resets'], otp);
  await whileBroken(['dedicated_accounts'], account);
  await whileBroken(['widget_sessions'], key);
  await whileBroken(['password_confirmations'], () =>
    call(api().url, 'createApiKey', { token, body: { confirmation: canary('password confirmation') } }),
  );
  await whileBroken(['api_keys'], () => call(api().url, 'apiKeys', { token }));
  await whileBroken(['sessions'], () => call(api().url, 'user', { token }));
  await whileBroken(['transactions'], pin);
}

beforeAll(async () => {
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, method).mockImplementation(
      (...said: unknown[]) => void printed.push(said.map(String).join(' ')),
    );
  note('password', DEMO_AGENT.password);
  note('API key', DEMO_API_KEY);
  note('webhook secret', webhookSecret);
  note('admin token', adminToken);
  const token = note('session token', await signIn(api().url));
  await handlePasswords();
  await handleKeys(token);
  await handleNumbers(token);
  await handleGoods(token);
  await handleCustomers(token);
  await handleFactor(token);
  await failAtEach(token);
  await fetch(`${api().url}/admin/claims`, { headers: { authorization: `Bearer ${adminToken}` } });
  await fetch(`${api().url}/admin/claims`, { headers: { authorization: `Bearer ${canary('admin token')}` } });
  await fetch(`${api().url}/webhooks/payments`, { method: 'POST', body: webhookSecret });
  await api().sweep();
});
afterAll(() => void vi.restoreAllMocks());

describe('the log', () => {
  it('was tested with every kind of secret, and with errors', () => {
    const kinds = new Set([...secrets.keys()].map((name) => name.replace(/ \d+$/, '')));
    expect([...kinds].sort()).toEqual(
      [
        'API key',
        'BVN',
        'NIN',
        'OTP',
        'admin token',
        'customer',
        'electricity token',
        'factor secret',
        'password',
        'pin',
        'passkey challenge',
        'passkey code',
        'password confirmation',
        'recovery code',
        'sign-in reference',
        'reset reference',
        'reset token',
        'session token',
        'username',
        'webhook secret',
        'widget token',
      ].sort(),
    );
    expect(log.filter(({ level }) => level === 'error').length).toBeGreaterThan(6);
  });

  it('contains no secret of any kind', () => {
    const text = JSON.stringify(log);
    const found = [...secrets].filter(([, secret]) => text.includes(secret)).map(([kind]) => kind);
    expect(found).toEqual([]);
    // Nor the beginning of any token.
    expect(text).not.toMatch(/oj[acpswr]_\w{6}/);
  });

  it('contains no name, number or address, though each sale has a line', () => {
    for (const { firstName, lastName, username, email, phone } of [DEMO_AGENT, OTHER_AGENT])
      for (const one of [firstName, lastName, username, email, phone.slice(1)]) personal.add(one);
    for (const one of ['canary@example.com', '8061234567', '8011111111']) personal.add(one);
    expect(personal.size).toBeGreaterThan(15);
    const text = JSON.stringify(log).toLowerCase();
    expect([...personal].filter((one) => text.includes(one.toLowerCase()))).toEqual([]);
    const sale = { level: 'info', route: 'POST /api/v1/agent/services/:category/purchase', status: 201 };
    expect(log).toContainEqual(expect.objectContaining(sale));
  });
});

describe('the security log', () => {
  const text = () => JSON.stringify(security);

  it('contains sign-ins, keys, resets and refusals, each with its time', () => {
    expect([...new Set(security.map(({ event }) => event))]).toEqual(
      expect.arrayContaining([
        'sign-in',
        'sign-in-failed',
        'registration',
        'password-changed',
        'password-refused',
        'reset-requested',
        'password-reset',
        'key-created',
        'key-first-used',
        'admin-refused',
        'webhook-refused',
      ]),
    );
    for (const { at, log: kind } of security)
      expect([kind, new Date(at).toISOString()]).toEqual(['security', at]);
  });

  it('contains no secret, even if it was typed into a name field', () => {
    const found = [...secrets].filter(([, secret]) => text().includes(secret)).map(([kind]) => kind);
    expect(found).toEqual([]);
    expect(text()).not.toMatch(/oj[acpswr]_\w{6}/);
  });

  it('contains no full phone number and no full address', () => {
    for (const { phone, email } of [DEMO_AGENT, OTHER_AGENT])
      for (const whole of [phone, email, phone.slice(1)]) expect(text()).not.toContain(whole);
    expect(text()).not.toMatch(/[\w.]+@[\w-]+\.\w/);
  });
});

it('prints the messages to people, of which only the one with the OTP contains a secret', () => {
  const holding = printed.filter((line) => [...secrets.values()].some((secret) => line.includes(secret)));
  expect(printed.filter((line) => !holding.includes(line))).toEqual([
    expect.stringMatching(/^To canary@example\.com: Your password was changed\./),
    expect.stringMatching(/^To bola@example\.com: Your password was reset\./),
    expect.stringMatching(/^To amaka@example\.com: A new API key was created\./),
    expect.stringMatching(/^To amaka@example\.com: A second factor was turned on\./),
    expect.stringMatching(/^To amaka@example\.com: A recovery code was used\./),
    expect.stringMatching(/^To amaka@example\.com: A new device signed in\./),
    expect.stringMatching(/^To amaka@example\.com: A recovery code was used\./),
    expect.stringMatching(/^To amaka@example\.com: A passkey was added\./),
  ]);
  expect(holding).toHaveLength(1);
  const found = [...secrets].filter(([, secret]) => holding[0]?.includes(secret)).map(([kind]) => kind);
  expect(found).toEqual([expect.stringMatching(/^OTP/)]);
  expect(holding[0]).toMatch(/^To bola@example\.com: Your code to set a new password is \d{6}\./);
});
