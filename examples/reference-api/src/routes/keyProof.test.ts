import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Message } from '../appContext.ts';
import type { SecurityLine } from '../security/securityLog.ts';
import { DEMO_AGENT, OTHER_AGENT } from '../seed/demo.ts';
import { apiForTests, call, makeKey, revokeKey, signIn, testClock } from '../testing/testApi.helper.ts';

const clock = testClock();
const messages: Message[] = [];
const lines: SecurityLine[] = [];
const api = apiForTests({
  clock: clock.now,
  tell: (message) => messages.push(message),
  securityLog: (line) => lines.push(line),
});
const { password } = DEMO_AGENT;

let amaka: string;
let bola: string;
beforeAll(async () => {
  [amaka, bola] = [await signIn(api().url), await signIn(api().url, OTHER_AGENT)];
});
beforeEach(() => {
  messages.length = 0;
  lines.length = 0;
});

const confirm = (token: string, typed: string = password) =>
  call(api().url, 'confirmPassword', { token, body: { password: typed } });
const create = (token: string, body?: object) => call(api().url, 'createApiKey', { token, body });
const keys = async (token: string) => {
  const { data } = await call(api().url, 'apiKeys', { token });
  return Array.isArray(data) ? data.length : -1;
};
const notices = async (token: string) => (await call(api().url, 'notices', { token })).data ?? [];

describe('creating a key', () => {
  it.each([undefined, {}, { confirmation: 'ojc_made_up' }])('requires the password: %j', async (body) => {
    const before = await keys(amaka);
    const came = await create(amaka, body);
    expect([came.status, came.code]).toEqual([403, 'password_required']);
    expect(await keys(amaka)).toBe(before);
  });

  it('accepts a confirmation once, even from two concurrent requests', async () => {
    const { confirmation } = (await confirm(amaka)).data;
    const came = await Promise.all([create(amaka, { confirmation }), create(amaka, { confirmation })]);
    expect(came.map(({ status }) => status).sort()).toEqual([201, 403]);
  });

  it('accepts a confirmation only from this session, and for five minutes', async () => {
    const { confirmation, expiresAt } = (await confirm(amaka)).data;
    expect(Date.parse(expiresAt) - clock.now()).toBeGreaterThan(299_000 - 20_000);
    expect((await create(bola, { confirmation })).code).toBe('password_required');
    const elsewhere = await signIn(api().url);
    expect((await create(elsewhere, { confirmation })).code).toBe('password_required');
    clock.forward(301_000);
    expect((await create(amaka, { confirmation })).code).toBe('password_required');
  });

  it('refuses a wrong password with an error for the field, keeps the session, and limits attempts', async () => {
    const wrong = await confirm(bola, 'a guess');
    expect([wrong.status, wrong.code, Object.keys(wrong.errors ?? {})]).toEqual([
      400,
      'wrong_password',
      ['password'],
    ]);
    expect(lines).toContainEqual(expect.objectContaining({ event: 'password-refused' }));
    const tries = await Promise.all(Array.from({ length: 15 }, () => confirm(bola, 'a guess')));
    expect(tries.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(5);
    expect((await call(api().url, 'balance', { token: bola })).status).toBe(200);
  });

  it('notifies the agent with a notice and a message, and the security log', async () => {
    const { data } = await makeKey(api().url, amaka);
    const [notice] = await notices(amaka);
    expect(notice).toMatchObject({ title: 'A new API key was created', level: 'warning' });
    expect(notice?.body).toContain(`The key ${data.prefix}… was created on`);
    expect((await notices(bola)).map(({ title }) => title)).not.toContain('A new API key was created');
    expect(messages.map(({ to }) => to)).toEqual([DEMO_AGENT.email]);
    expect(messages[0]?.text).toContain(`The key ${data.prefix}… was created on`);
    expect(JSON.stringify([notice, messages, lines])).not.toContain(data.key);
    expect(lines).toContainEqual(expect.objectContaining({ event: 'key-created', keyId: data.id }));
  });
});

describe('the end of a key', () => {
  it('is reported to the agent in a notice and a message, and to the security log', async () => {
    const { data } = await makeKey(api().url, amaka);
    messages.length = 0;
    await revokeKey(api().url, amaka, String(data.id));
    expect((await notices(amaka))[0]?.title).toBe('An API key was revoked');
    expect(messages).toEqual([
      { to: DEMO_AGENT.email, text: expect.stringContaining(`The key ${data.prefix}… was revoked on`) },
    ]);
    expect(lines).toContainEqual(
      expect.objectContaining({ event: 'key-revoked', keyId: data.id, reason: 'revoked by the agent' }),
    );
  });

  it('happens to all keys at a password reset, whose response says so', async () => {
    await makeKey(api().url, amaka);
    const before = await keys(amaka);
    expect(before).toBeGreaterThan(1);
    const { reference } = (await call(api().url, 'resetPassword', { body: { email: DEMO_AGENT.email } }))
      .data;
    const otp = /\b\d{6}\b/.exec(messages.at(-1)?.text ?? '')?.[0] ?? '';
    const { resetToken } = (await call(api().url, 'otpResetPassword', { body: { reference, otp } })).data;
    const body = { resetToken, password: 'harmattan rain at noon' };
    const done = await call(api().url, 'confirmResetPassword', { body });
    expect(done.message).toBe(
      `Your new password is set. Sign in with it. Your ${before} API keys were revoked.`,
    );
    const again = await signIn(api().url, { ...DEMO_AGENT, password: body.password });
    expect(await keys(again)).toBe(0);
    expect(lines.filter(({ event }) => event === 'key-revoked')).toHaveLength(before);
    expect((await notices(again)).map(({ title }) => title)).toContain('Your API keys were revoked');
    expect(messages.at(-1)?.text).toContain('no longer work');
  });
});
