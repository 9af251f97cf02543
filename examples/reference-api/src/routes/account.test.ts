import { beforeEach, describe, expect, it } from 'vitest';
import type { Message } from '../appContext.ts';
import { DEMO_AGENT, OTHER_AGENT } from '../seed/demo.ts';
import { apiForTests, call, signIn, testClock } from '../testing/testApi.helper.ts';

const clock = testClock();
const messages: Message[] = [];
const api = apiForTests({ clock: clock.now, tell: (message) => messages.push(message) });

// Moves past the window of every limit, so that earlier tests don't use it up.
beforeEach(() => clock.forward(3_600_000));

const send = (
  name: 'register' | 'resetPassword' | 'otpResetPassword' | 'confirmResetPassword',
  body: object,
) => call(api().url, name, { body });
const isIn = async (token: string) => (await call(api().url, 'user', { token })).status === 200;

describe('registering', () => {
  let number = 0;
  const somebody = (changes: object = {}) => {
    number += 1;
    return {
      firstName: 'Chidi',
      lastName: 'Okeke',
      username: `chidi${number}`,
      email: `chidi${number}@example.com`,
      phone: `0806123450${number}`,
      password: 'a long pass phrase',
      ...changes,
    };
  };

  it('returns 201 with the agent, an open session and an empty wallet', async () => {
    const came = await call(api().url, 'register', { body: somebody({ referralCode: 'amaka' }) });
    expect([came.status, came.message]).toEqual([201, 'Welcome, Chidi.']);
    expect(came.data.user).toEqual({
      firstName: 'Chidi',
      lastName: 'Okeke',
      username: 'chidi1',
      email: 'chidi1@example.com',
      phone: '08061234501',
    });
    const { token } = came.data.authorization;
    expect((await call(api().url, 'balance', { token })).data.availableBalance).toBe('0.00');
    expect(await isIn(await signIn(api().url, { username: 'chidi1', password: 'a long pass phrase' }))).toBe(
      true,
    );
  });

  it.each([
    ['firstName', { firstName: '' }],
    ['username', { username: 'a b' }],
    ['email', { email: 'nobody' }],
    ['phone', { phone: '0806' }],
    ['password', { password: 'short' }],
    ['password', { password: undefined }],
    ['referralCode', { referralCode: 'NOBODY' }],
  ])('names the field %s if it is missing or invalid', async (field, changes) => {
    const came = await send('register', somebody(changes));
    expect([came.status, came.code, Object.keys(came.errors ?? {})]).toEqual([400, 'invalid', [field]]);
  });

  it('returns 409 for a taken username', async () => {
    const came = await send('register', somebody({ username: 'AMAKA' }));
    expect([came.status, came.code, Object.keys(came.errors ?? {})]).toEqual([409, 'taken', ['username']]);
  });
});

describe('a forgotten password', () => {
  const otp = () => /\d{6}/.exec(messages.at(-1)?.text ?? '')?.[0] ?? '';
  const begin = async (email: string = OTHER_AGENT.email) =>
    (await call(api().url, 'resetPassword', { body: { email } })).data.reference;
  const enter = (reference: string, code: string) => send('otpResetPassword', { reference, otp: code });

  it('is set with the code, once, and ends every open session', async () => {
    const before = await signIn(api().url, OTHER_AGENT);
    const reference = await begin();
    const { data } = await call(api().url, 'otpResetPassword', { body: { reference, otp: otp() } });
    const set = () => send('confirmResetPassword', { ...data, password: 'a new pass phrase' });
    const done = await set();
    expect([done.status, done.message, done.data]).toEqual([
      200,
      'Your new password is set. Sign in with it.',
      null,
    ]);
    expect(await isIn(before)).toBe(false);
    expect(await isIn(await signIn(api().url, { username: 'bola', password: 'a new pass phrase' }))).toBe(
      true,
    );
    const again = await set();
    expect([again.status, again.code]).toEqual([400, 'reset_over']);
  });

  it('gets the same response for an unknown address, which is sent nothing', async () => {
    const known = await send('resetPassword', { email: OTHER_AGENT.email });
    const sent = messages.length;
    const unknown = await send('resetPassword', { email: 'nobody@example.com' });
    expect([unknown.status, unknown.message]).toEqual([known.status, known.message]);
    expect(Object.keys(unknown.data ?? {})).toEqual(['reference']);
    expect(messages).toHaveLength(sent);
  });

  it('is never reset with a response that contains the code', async () => {
    const came = await send('resetPassword', { email: OTHER_AGENT.email });
    expect(JSON.stringify(came)).not.toContain(otp());
  });

  it('can’t be reset with a wrong or expired code', async () => {
    const reference = await begin();
    const right = otp();
    const wrong = await enter(reference, right === '123456' ? '654321' : '123456');
    expect([wrong.status, wrong.code, Object.keys(wrong.errors ?? {})]).toEqual([400, 'invalid', ['otp']]);
    clock.forward(11 * 60_000);
    expect((await enter(reference, right)).status).toBe(400);
  });

  it('can’t be too short when it is reset, and the reset can continue', async () => {
    const reference = await begin();
    const { data } = await call(api().url, 'otpResetPassword', { body: { reference, otp: otp() } });
    const short = await send('confirmResetPassword', { ...data, password: 'short' });
    expect([short.status, Object.keys(short.errors ?? {})]).toEqual([400, ['password']]);
    expect((await send('confirmResetPassword', { ...data, password: 'long enough' })).status).toBe(200);
  });

  it.each([
    ['resetPassword', 'email'],
    ['otpResetPassword', 'otp'],
    ['confirmResetPassword', 'resetToken'],
  ] as const)('can’t be reset if %s lacks the field %s', async (name, field) => {
    const came = await send(name, {});
    expect([came.status, came.code]).toEqual([400, 'invalid']);
    expect(came.errors).toHaveProperty([field]);
  });
});

describe('changing the password', () => {
  const change = (token: string, oldPassword: string, newPassword: string) =>
    call(api().url, 'changePassword', { token, body: { oldPassword, newPassword } });

  it('ends the other sessions and keeps this one', async () => {
    const mine = await signIn(api().url);
    const other = await signIn(api().url);
    const came = await change(mine, DEMO_AGENT.password, 'another pass phrase');
    expect([came.status, came.data]).toEqual([200, null]);
    expect([await isIn(mine), await isIn(other)]).toEqual([true, false]);
    expect((await change(mine, 'another pass phrase', DEMO_AGENT.password)).status).toBe(200);
  });

  it.each([
    ['oldPassword', 'wrong_password', 'wrong', 'another pass phrase'],
    ['newPassword', 'invalid', DEMO_AGENT.password, 'short'],
    ['newPassword', 'invalid', DEMO_AGENT.password, ''],
  ])('returns 400 for a wrong %s (%s), and keeps this session', async (field, code, before, after) => {
    const mine = await signIn(api().url);
    const came = await change(mine, before, after);
    expect([came.status, came.code, Object.keys(came.errors ?? {})]).toEqual([400, code, [field]]);
    expect(await isIn(mine)).toBe(true);
  });
});
