import type { EndpointName } from '@oja/core';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Message } from '../appContext.ts';
import type { SecurityLine } from '../security/securityLog.ts';
import { DEMO_AGENT, OTHER_AGENT } from '../seed/demo.ts';
import { authenticatorApp } from '../testing/authenticatorApp.helper.ts';
import { apiForTests, call, signIn, testClock } from '../testing/testApi.helper.ts';

const clock = testClock();
const messages: Message[] = [];
const lines: (SecurityLine | object)[] = [];
const api = apiForTests({
  clock: clock.now,
  tell: (message) => messages.push(message),
  securityLog: (line) => lines.push(line),
  log: (line) => lines.push(line),
});
const { username } = DEMO_AGENT;
let password: string = DEMO_AGENT.password;

const login = (device = 'ojd_test') => call(api().url, 'login', { body: { username, password, device } });
const referenceIn = (came: { data: unknown }) => (came.data as { reference: string }).reference;
const enter = (reference: string, code: string) =>
  call(api().url, 'factorSignIn', { body: { reference, code, device: 'ojd_test' } });
const confirm = (token: string, code?: string) =>
  call(api().url, 'confirmPassword', { token, body: { password, ...(code && { code }) } });
const confirmation = async (token: string, code?: string) => (await confirm(token, code)).data.confirmation;
const status = async (token: string) => (await call(api().url, 'secondFactor', { token })).data;
const seen = (name: EndpointName, token: string) => call(api().url, name, { token });

/** Returns an unused code. Moves the clock to the next step, as if the agent waited. */
let codeOf: (now: number, steps?: number) => string;
const nextCode = () => {
  clock.forward(31_000);
  return codeOf(clock.now());
};

/** Turns the second factor on, from a session that was signed in without it. */
async function turnOn(token: string, endOthers = false) {
  const body = { confirmation: await confirmation(token) };
  const { data } = await call(api().url, 'startSecondFactor', { token, body });
  codeOf = authenticatorApp(data.secret);
  const came = await call(api().url, 'confirmSecondFactor', { token, body: { code: nextCode(), endOthers } });
  return { ...data, came, codes: came.data.codes };
}

let token: string;
let codes: readonly string[];
let secret: string;

/** Signs in and turns the second factor on. */
beforeEach(async () => {
  // Moves past the windows of the limits of the last test.
  clock.forward(2 * 3_600_000);
  await api().ledger.execute('delete from second_factors');
  await api().ledger.execute('delete from recovery_codes');
  token = await signIn(api().url, { username, password });
  const made = await turnOn(token);
  [codes, secret] = [made.codes ?? [], made.secret];
  messages.length = 0;
});

describe('a code that was copied from a chat or a PDF', () => {
  const marks = ['\u2011', '\u2212', '.', '·', '\u00a0', '\u200b', '\ufeff'];
  const wide = (code: string) =>
    code.replace(/[!-~]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0));
  const arabic = (code: string) => code.replace(/\d/g, (one) => String.fromCharCode(0x660 + Number(one)));

  it.each<readonly [string, (code: string) => string]>([
    ...marks.map((mark) => [JSON.stringify(mark), (code: string) => [...code].join(mark)] as const),
    ['full width', wide],
    ['Arabic-Indic digits', arabic],
  ])('signs in with %s in it', async (_, written) => {
    const reference = referenceIn(await login());
    expect((await enter(reference, written(nextCode()))).status).toBe(200);
  });

  it('recovers an account and confirms a password, in lower case and with any dash', async () => {
    const [one = '', two = '', three = ''] = codes;
    const recovered = await enter(referenceIn(await login()), one.toLowerCase().replaceAll('-', '\u2013'));
    expect(recovered.status).toBe(200);
    expect((await confirm(token, `\u200b${wide(two)}\u00a0`)).status).toBe(200);
    expect((await confirm(token, [...three].join('\u2060'))).status).toBe(200);
    expect((await confirm(token, arabic(nextCode()))).status).toBe(200);
  });

  it('turns the app on', async () => {
    await api().ledger.execute('delete from second_factors');
    const body = { confirmation: await confirmation(token) };
    const { data } = await call(api().url, 'startSecondFactor', { token, body });
    codeOf = authenticatorApp(data.secret);
    const code = [...nextCode()].join('\u200b');
    expect((await call(api().url, 'confirmSecondFactor', { token, body: { code } })).status).toBe(200);
  });
});

describe('a second factor', () => {
  it('is on only after the app’s first code, and notifies the agent', async () => {
    const bola = await signIn(api().url, OTHER_AGENT);
    const body = { password: OTHER_AGENT.password };
    const proof = (await call(api().url, 'confirmPassword', { token: bola, body })).data.confirmation;
    const started = await call(api().url, 'startSecondFactor', {
      token: bola,
      body: { confirmation: proof },
    });
    expect(started.data.uri).toMatch(/^otpauth:\/\/totp\/.+secret=[A-Z2-7]{32}/);
    const wrong = await call(api().url, 'confirmSecondFactor', { token: bola, body: { code: '000000' } });
    expect([wrong.status, Object.keys(wrong.errors ?? {})]).toEqual([400, ['code']]);
    expect(await status(bola)).toEqual({ isOn: false, codesLeft: 0 });
    expect(await signIn(api().url, OTHER_AGENT)).toMatch(/^ojs_/);

    const code = authenticatorApp(started.data.secret)(clock.now());
    const right = await call(api().url, 'confirmSecondFactor', { token: bola, body: { code } });
    expect(right.data.codes).toHaveLength(10);
    expect(await status(bola)).toEqual({ isOn: true, codesLeft: 10 });
    expect(messages.at(-1)).toMatchObject({
      to: OTHER_AGENT.email,
      text: expect.stringContaining('A second factor was turned on'),
    });
    const [notice] = (await call(api().url, 'notices', { token: bola })).data ?? [];
    expect(notice).toMatchObject({ title: 'A second factor was turned on', level: 'warning' });
  });

  it('is started with the password, waits ten minutes for its first code, and never replaces an active one', async () => {
    const refused = await call(api().url, 'startSecondFactor', { token, body: { confirmation: 'x' } });
    expect([refused.status, refused.code]).toEqual([409, 'factor_is_on']);
    const bola = await signIn(api().url, OTHER_AGENT);
    const unproven = await call(api().url, 'startSecondFactor', {
      token: bola,
      body: { confirmation: 'x' },
    });
    expect([unproven.status, unproven.code]).toEqual([403, 'password_required']);
    const body = { password: OTHER_AGENT.password };
    const proof = (await call(api().url, 'confirmPassword', { token: bola, body })).data.confirmation;
    const { data } = await call(api().url, 'startSecondFactor', {
      token: bola,
      body: { confirmation: proof },
    });
    clock.forward(11 * 60_000);
    const code = authenticatorApp(data.secret)(clock.now());
    const late = await call(api().url, 'confirmSecondFactor', { token: bola, body: { code } });
    expect([late.status, late.code]).toEqual([409, 'factor_not_begun']);
  });

  it('is never written to a message or the log, nor are its recovery codes', () => {
    const said = JSON.stringify([messages, lines]);
    for (const one of [secret, ...codes]) {
      expect(one.length).toBeGreaterThan(10);
      expect(said).not.toContain(one);
    }
  });
});

describe('a sign-in', () => {
  it('requires a code after the right password, and opens no session without one', async () => {
    const sessions = await call(api().url, 'sessions', { token });
    const asked = await login();
    expect([asked.status, asked.code]).toEqual([403, 'second_factor_required']);
    const reference = referenceIn(asked);
    expect((await seen('user', reference)).status).toBe(401);
    expect((await call(api().url, 'sessions', { token })).data.sessions).toHaveLength(
      sessions.data.sessions?.length ?? 0,
    );
    const came = await enter(reference, nextCode());
    expect([came.status, came.message]).toEqual([200, 'Welcome back, Amaka.']);
    expect((await seen('user', came.data.authorization.token)).status).toBe(200);
    expect((await enter(reference, nextCode())).code).toBe('sign_in_over');
  });

  it('returns `wrong_credentials` for a wrong password, without a sign of the second factor', async () => {
    for (const name of [username, OTHER_AGENT.username]) {
      const came = await call(api().url, 'login', { body: { username: name, password: 'wrong' } });
      expect([came.status, came.code, came.data]).toEqual([401, 'wrong_credentials', undefined]);
    }
  });

  it('accepts each code of the app once, even from two concurrent requests', async () => {
    const one = referenceIn(await login());
    const other = referenceIn(await login());
    const code = nextCode();
    const statuses = (await Promise.all([enter(one, code), enter(other, code)])).map((came) => came.status);
    expect(statuses.sort()).toEqual([200, 400]);
    const again = await enter(referenceIn(await login()), code);
    expect([again.status, again.code]).toEqual([400, 'wrong_code']);
  });

  it('accepts the code of a clock that is one step off, and not of one that is two steps off', async () => {
    clock.forward(10 * 30_000);
    const reference = referenceIn(await login());
    expect((await enter(reference, codeOf(clock.now(), -2))).code).toBe('wrong_code');
    expect((await enter(reference, codeOf(clock.now(), 2))).code).toBe('wrong_code');
    expect((await enter(reference, codeOf(clock.now(), 1))).status).toBe(200);
  });

  it('accepts a recovery code once, in any spelling, and tells how many are left', async () => {
    const [first = ''] = codes;
    const typed = ` ${first.toLowerCase().replaceAll('-', ' ')} `;
    expect((await enter(referenceIn(await login()), typed)).status).toBe(200);
    expect(messages.at(-1)?.text).toContain('9 recovery codes are left');
    expect((await enter(referenceIn(await login()), first)).code).toBe('wrong_code');
    expect(await status(token)).toEqual({ isOn: true, codesLeft: 9 });
  });

  it('ends after five wrong codes, and after five minutes', async () => {
    const reference = referenceIn(await login());
    for (let tries = 0; tries < 5; tries += 1)
      expect((await enter(reference, '000000')).code).toBe('wrong_code');
    expect((await enter(reference, nextCode())).code).toBe('sign_in_over');
    const late = referenceIn(await login());
    clock.forward(5 * 60_000);
    expect((await enter(late, nextCode())).code).toBe('sign_in_over');
  });

  it('accepts ten codes in an hour over all sign-ins, and notifies the agent of the guesses', async () => {
    let came = await enter(referenceIn(await login()), '000000');
    for (let round = 0; came.status === 400 && round < 20; round += 1) {
      expect(round).toBeLessThan(10);
      came = await enter(referenceIn(await login()), '000000');
    }
    expect([came.status, came.code]).toEqual([429, 'too_many_attempts']);
    expect(Number(came.headers.get('retry-after'))).toBeGreaterThan(60);
    const told = messages.filter(({ text }) => text.startsWith('Wrong codes were entered'));
    expect(told).toHaveLength(1);
    expect((await enter(referenceIn(await login()), nextCode())).status).toBe(429);
  });

  it('requires a code after a password reset too', async () => {
    const begun = referenceIn(await login());
    const { data } = await call(api().url, 'resetPassword', { body: { email: DEMO_AGENT.email } });
    const otp = /\b\d{6}\b/.exec(messages.at(-1)?.text ?? '')?.[0] ?? '';
    const accepted = await call(api().url, 'otpResetPassword', {
      body: { reference: data.reference, otp },
    });
    const next = 'a new pass phrase of amaka';
    await call(api().url, 'confirmResetPassword', {
      body: { resetToken: accepted.data.resetToken, password: next },
    });
    password = next;
    expect((await enter(begun, nextCode())).code).toBe('sign_in_over');
    const asked = await login();
    expect([asked.status, asked.code]).toEqual([403, 'second_factor_required']);
    expect((await enter(referenceIn(asked), nextCode())).status).toBe(200);
  });
});

describe('a protected setting', () => {
  it('requires the password and a code: keys, PIN, sessions and the second factor itself', async () => {
    const asked = await confirm(token);
    expect([asked.status, asked.code, Object.keys(asked.errors ?? {})]).toEqual([
      403,
      'second_factor_required',
      ['code'],
    ]);
    const wrong = await confirm(token, '000000');
    expect([wrong.status, Object.keys(wrong.errors ?? {})]).toEqual([400, ['code']]);
    const key = await call(api().url, 'createApiKey', {
      token,
      body: { confirmation: await confirmation(token, nextCode()) },
    });
    expect(key.status).toBe(201);
    const pin = await call(api().url, 'setPin', {
      token,
      body: { confirmation: await confirmation(token, nextCode()), pin: '4071' },
    });
    expect(pin.status).toBe(200);
    for (const name of ['createApiKey', 'setPin', 'endSessions', 'removeSecondFactor'] as const) {
      const came = await call(api().url, name, { token, body: { confirmation: 'x', pin: '4071' } });
      expect([name, came.code]).toEqual([name, 'password_required']);
    }
  });

  it('refuses a confirmation from before the second factor was turned on', async () => {
    const bola = await signIn(api().url, OTHER_AGENT);
    const body = { password: OTHER_AGENT.password };
    const proof = async () =>
      (await call(api().url, 'confirmPassword', { token: bola, body })).data.confirmation;
    const kept = await proof();
    const spent = await proof();
    const { data } = await call(api().url, 'startSecondFactor', {
      token: bola,
      body: { confirmation: spent },
    });
    const code = authenticatorApp(data.secret)(clock.now());
    await call(api().url, 'confirmSecondFactor', { token: bola, body: { code } });
    const came = await call(api().url, 'createApiKey', { token: bola, body: { confirmation: kept } });
    expect([came.status, came.code]).toEqual([403, 'password_required']);
  });

  it('requires a code for a new password', async () => {
    const next = 'another pass phrase of amaka';
    const body = { oldPassword: password, newPassword: next };
    const asked = await call(api().url, 'changePassword', { token, body });
    expect([asked.status, asked.code]).toEqual([403, 'second_factor_required']);
    const came = await call(api().url, 'changePassword', { token, body: { ...body, code: nextCode() } });
    expect(came.status).toBe(200);
    password = next;
  });
});

describe('a change of the second factor', () => {
  it('ends all other sessions only on request', async () => {
    const { data } = await enter(referenceIn(await login()), nextCode());
    const other = data.authorization.token;
    const remove = async (by: string, endOthers: boolean) =>
      call(api().url, 'removeSecondFactor', {
        token: by,
        body: { confirmation: await confirmation(by, nextCode()), endOthers },
      });
    expect((await remove(token, false)).data).toEqual({ isOn: false, codesLeft: 0 });
    expect((await seen('user', other)).status).toBe(200);
    await turnOn(token, true);
    expect((await seen('user', other)).status).toBe(401);
    expect((await seen('user', token)).status).toBe(200);
    const second = (await enter(referenceIn(await login()), nextCode())).data.authorization.token;
    await remove(second, true);
    expect((await seen('user', token)).status).toBe(401);
    expect(messages.at(-1)?.text).toContain('The second factor was turned off');
    expect(await signIn(api().url, { username, password })).toMatch(/^ojs_/);
  });

  it('is possible with a recovery code if the phone is lost', async () => {
    const [first = ''] = codes;
    const body = { confirmation: await confirmation(token, first) };
    const came = await call(api().url, 'removeSecondFactor', { token, body });
    expect(came.status).toBe(200);
    expect(await signIn(api().url, { username, password })).toMatch(/^ojs_/);
  });

  it('creates new recovery codes and invalidates the old ones', async () => {
    const body = { confirmation: await confirmation(token, nextCode()) };
    const { data } = await call(api().url, 'renewRecoveryCodes', { token, body });
    expect(data.codes).toHaveLength(10);
    expect((await enter(referenceIn(await login()), codes[1] ?? '')).code).toBe('wrong_code');
    expect((await enter(referenceIn(await login()), data.codes?.[1] ?? '')).status).toBe(200);
  });

  it('creates no recovery codes without a second factor', async () => {
    const bola = await signIn(api().url, OTHER_AGENT);
    const { password: typed } = OTHER_AGENT;
    const proof = await call(api().url, 'confirmPassword', { token: bola, body: { password: typed } });
    const body = { confirmation: proof.data.confirmation };
    const refused = await call(api().url, 'renewRecoveryCodes', { token: bola, body });
    expect([refused.status, refused.code]).toEqual([409, 'factor_is_off']);
  });
});
