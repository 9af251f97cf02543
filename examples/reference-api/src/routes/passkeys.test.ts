import { HOUR, MINUTE, type Wire } from '@oja/core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Message } from '../appContext.ts';
import type { SecurityLine } from '../security/securityLog.ts';
import { DEMO_AGENT, OTHER_AGENT } from '../seed/demo.ts';
import { authenticatorApp } from '../testing/authenticatorApp.helper.ts';
import { type Deviation, type PasskeyDevice, passkeyDevice } from '../testing/passkeyDevice.helper.ts';
import { apiForTests, call, signIn, testClock } from '../testing/testApi.helper.ts';

const origin = 'http://localhost:8080';
const clock = testClock();
const messages: Message[] = [];
const security: SecurityLine[] = [];
const api = apiForTests({
  clock: clock.now,
  publicUrl: origin,
  tell: (message) => messages.push(message),
  securityLog: (line) => security.push(line),
});

type Person = Readonly<{ username: string; password: string }>;
let amaka: Person = DEMO_AGENT;
const bola: Person = OTHER_AGENT;

const confirm = (token: string, { password }: Person, code?: string) =>
  call(api().url, 'confirmPassword', { token, body: { password, ...(code && { code }) } });
const login = ({ username, password }: Person) =>
  call(api().url, 'login', { body: { username, password, device: 'ojd_test' } });
const dataOf = (came: { data: unknown }) => came.data as { reference: string; ways: string[] };
const user = (token: string) => call(api().url, 'user', { token });
const listed = async (token: string) => (await call(api().url, 'passkeys', { token })).data.passkeys;
const status = async (token: string) => (await call(api().url, 'secondFactor', { token })).data;

/** Starts a new passkey. `code` is for agents with a second factor. */
const begin = async (token: string, who: Person, code?: string) =>
  call(api().url, 'beginPasskey', {
    token,
    body: { confirmation: (await confirm(token, who, code)).data.confirmation },
  });
const add = (token: string, credential: ReturnType<PasskeyDevice['create']>, name = 'My phone') =>
  call(api().url, 'addPasskey', { token, body: { name, credential } });

/** Starts the proof of a passkey, for calls that require the second factor. */
const beginProof = async (token: string) => (await call(api().url, 'beginPasskeyProof', { token })).data;
const prove = (token: string, credential: ReturnType<PasskeyDevice['sign']>) =>
  call(api().url, 'provePasskey', { token, body: { credential } });
const codeOf = async (token: string, device: PasskeyDevice) =>
  (await prove(token, device.sign(await beginProof(token)))).data.code;

/** Starts the second step of a sign-in, and returns the request to the browser. */
async function askedAt(reference: string): Promise<Wire<'beginPasskeySignIn'>> {
  return (await call(api().url, 'beginPasskeySignIn', { body: { reference } })).data;
}
const enter = (reference: string, credential: ReturnType<PasskeyDevice['sign']>) =>
  call(api().url, 'passkeySignIn', { body: { reference, credential, device: 'ojd_test' } });
async function signInWith(device: PasskeyDevice, deviation: Deviation = {}) {
  const { reference } = dataOf(await login(amaka));
  return enter(reference, device.sign(await askedAt(reference), deviation));
}

/** Removes a passkey by its name, with a code of the second factor. */
async function remove(by: string, name: string, code: string, who: Person = amaka, endOthers = false) {
  const passkey = (await listed(by))?.find((one) => one.name === name);
  const { confirmation } = (await confirm(by, who, code)).data;
  const body = { confirmation, endOthers };
  return call(api().url, 'removePasskey', { token: by, params: { id: String(passkey?.id) }, body });
}

/** Amaka's passkey. Bola has a second factor only within single tests. */
let device: PasskeyDevice;
let codes: readonly string[] = [];
let added: Message | undefined;
beforeAll(async () => {
  const first = await signIn(api().url, amaka);
  device = passkeyDevice(origin);
  codes = (await add(first, device.create((await begin(first, amaka)).data))).data.codes ?? [];
  added = messages.at(-1);
});

/** Amaka's session, opened with her passkey. */
let token: string;
beforeEach(async () => {
  // Moves past the windows of the limits of the last test.
  clock.forward(2 * HOUR);
  token = (await signInWith(device)).data.authorization.token;
  messages.length = 0;
  security.length = 0;
});

describe('a passkey', () => {
  it('is added with the password, notifies the agent, and returns recovery codes if it is the first second factor', async () => {
    expect(codes).toHaveLength(10);
    expect(added).toMatchObject({
      to: DEMO_AGENT.email,
      text: expect.stringContaining('A passkey was added'),
    });
    expect(added?.text).toContain('“My phone”');
    expect(await status(token)).toEqual({ isOn: false, codesLeft: 10 });
    const [notice] = ((await call(api().url, 'notices', { token })).data ?? []).filter(
      ({ title }) => title === 'A passkey was added',
    );
    expect(notice).toMatchObject({ level: 'warning' });
    const [own] = (await listed(token)) ?? [];
    expect(own).toEqual({
      id: expect.any(String),
      name: 'My phone',
      addedAt: expect.any(String),
      lastUsedAt: expect.any(String),
    });
  });

  it('can be one of several with their own names, and keeps the recovery codes of the first', async () => {
    const key = passkeyDevice(origin);
    const asked = await begin(token, amaka, await codeOf(token, device));
    expect(asked.data.excludeCredentials?.map(({ id }) => id)).toEqual([device.id]);
    expect(asked.data).toMatchObject({
      rp: { id: 'localhost' },
      authenticatorSelection: { userVerification: 'required' },
    });
    const came = await add(token, key.create(asked.data), 'Key at the shop');
    expect([came.status, came.data.codes]).toEqual([200, []]);
    expect((await listed(token))?.map(({ name }) => name)).toEqual(['My phone', 'Key at the shop']);
    expect((await signInWith(key)).status).toBe(200);
    const again = await begin(token, amaka, await codeOf(token, device));
    const twice = await add(token, key.create(again.data));
    expect([twice.status, twice.code]).toEqual([409, 'passkey_known']);
    await remove(token, 'Key at the shop', await codeOf(token, device));
    expect(await status(token)).toEqual({ isOn: false, codesLeft: 10 });
  });

  it('is started only with the password and the second factor, and there are at most ten', async () => {
    const unproven = await call(api().url, 'beginPasskey', { token, body: { confirmation: 'x' } });
    expect([unproven.status, unproven.code]).toEqual([403, 'password_required']);
    await api().ledger.execute(
      `insert into passkeys (id, agent_id, name, credential_id, public_key, counter, transports, created_at)
       select gen_random_uuid(), agent_id, 'Many', 'many' || n, public_key, 0, transports, created_at
       from passkeys, generate_series(1, 9) n`,
    );
    const many = await call(api().url, 'beginPasskey', { token, body: { confirmation: 'x' } });
    await api().ledger.execute("delete from passkeys where name = 'Many'");
    expect([many.status, many.code]).toEqual([409, 'too_many_passkeys']);
  });

  it.each<[string, Deviation, string]>([
    ['another page', { origin: 'https://evil.example' }, 'passkey_refused'],
    ['another port', { origin: 'http://localhost:9090' }, 'passkey_refused'],
    ['another domain', { domain: 'evil.example' }, 'passkey_refused'],
    ['a person who was not checked', { isUnverified: true }, 'passkey_refused'],
    ['a signature in its place', { type: 'webauthn.get' }, 'passkey_refused'],
    ['a challenge that was made up', { challenge: 'bWFkZSB1cA' }, 'passkey_over'],
  ])('is not added from %s', async (_, deviation, code) => {
    const asked = (await begin(token, amaka, await codeOf(token, device))).data;
    const came = await add(token, passkeyDevice(origin).create(asked, deviation));
    expect([came.status, came.code]).toEqual([400, code]);
    // The challenge is used up in any case.
    const right = await add(token, passkeyDevice(origin).create(asked));
    expect([right.status, right.code]).toEqual(
      code === 'passkey_over' ? [200, undefined] : [400, 'passkey_over'],
    );
    if (right.status === 200)
      await api().ledger.execute(`delete from passkeys where credential_id <> '${device.id}'`);
  });

  it('is added once per challenge, in its own session, within five minutes', async () => {
    const other = (await signInWith(device)).data.authorization.token;
    const asked = async () => (await begin(token, amaka, await codeOf(token, device))).data;
    const made = passkeyDevice(origin);
    const first = await asked();
    const elsewhere = await add(other, made.create(first));
    expect([elsewhere.status, elsewhere.code]).toEqual([400, 'passkey_over']);
    const ofProof = { ...first, challenge: (await beginProof(token)).challenge };
    expect((await add(token, made.create(ofProof))).code).toBe('passkey_over');
    const late = await asked();
    clock.forward(5 * MINUTE);
    expect((await add(token, made.create(late))).code).toBe('passkey_over');
    expect((await listed(token))?.length).toBe(1);
  });
});

describe('a sign-in', () => {
  it('requires the passkey after the right password, and opens no session without it', async () => {
    const asked = await login(amaka);
    expect([asked.status, asked.code]).toEqual([403, 'second_factor_required']);
    expect(asked.message).toBe('Use your passkey, or enter a recovery code.');
    const { reference, ways } = dataOf(asked);
    expect(ways).toEqual(['passkey']);
    expect((await user(reference)).status).toBe(401);
    const wanted = await askedAt(reference);
    expect(wanted).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(wanted.allowCredentials).toEqual([
      { id: device.id, type: 'public-key', transports: ['internal'] },
    ]);
    const came = await enter(reference, device.sign(wanted));
    expect([came.status, came.message]).toEqual([200, 'Welcome back, Amaka.']);
    expect((await user(came.data.authorization.token)).status).toBe(200);
    expect((await enter(reference, device.sign(wanted))).code).toBe('sign_in_over');
    expect(security.map(({ event }) => event)).toEqual(['sign-in']);
  });

  it.each<[string, Deviation, string]>([
    ['another page', { origin: 'https://evil.example' }, 'passkey_refused'],
    ['another domain', { domain: 'evil.example' }, 'passkey_refused'],
    ['another key', { isForged: true }, 'passkey_refused'],
    ['a person who was not checked', { isUnverified: true }, 'passkey_refused'],
    ['the making of a passkey', { type: 'webauthn.create' }, 'passkey_refused'],
    ['a challenge that was made up', { challenge: 'bWFkZSB1cA' }, 'passkey_over'],
    ['a passkey of nobody', { id: 'bm9ib2R5' }, 'passkey_unknown'],
    ['a counter that went back', { counter: 1 }, 'passkey_copied'],
  ])('is refused for a signature from %s', async (_, deviation, code) => {
    const came = await signInWith(device, deviation);
    expect([came.status, came.code]).toEqual([400, code]);
    expect((await signInWith(device)).status).toBe(200);
    if (code === 'passkey_refused')
      expect(security).toContainEqual(expect.objectContaining({ event: 'passkey-refused' }));
  });

  it('notifies the agent of a passkey that may have been copied, at most once an hour', async () => {
    for (let round = 0; round < 3; round += 1) await signInWith(device, { counter: 1 });
    const told = messages.filter(({ text }) => text.startsWith('A passkey may have been copied'));
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain('“My phone”');
  });

  it('accepts one of two signatures with the same counter, and any from an authenticator that does not count', async () => {
    const one = dataOf(await login(amaka)).reference;
    const other = dataOf(await login(amaka)).reference;
    const counter = 100_000;
    const first = device.sign(await askedAt(one), { counter });
    const second = device.sign(await askedAt(other), { counter });
    const both = await Promise.all([enter(one, first), enter(other, second)]);
    expect(both.map(({ status: came }) => came).sort()).toEqual([200, 400]);
    await api().ledger.execute('update passkeys set counter = 0');
    expect((await signInWith(device, { counter: 0 })).status).toBe(200);
    expect((await signInWith(device, { counter: 0 })).status).toBe(200);
  });

  it('accepts each challenge once, only for its own sign-in, within five minutes', async () => {
    const { reference } = dataOf(await login(amaka));
    const signed = device.sign(await askedAt(reference));
    const both = await Promise.all([enter(reference, signed), enter(reference, signed)]);
    expect(both.map(({ status: came }) => came).sort()).toEqual([200, 400]);
    const one = dataOf(await login(amaka)).reference;
    const other = dataOf(await login(amaka)).reference;
    expect((await enter(one, device.sign(await askedAt(other)))).code).toBe('passkey_over');
    expect((await enter(one, device.sign(await beginProof(token)))).code).toBe('passkey_over');
    const late = device.sign(await askedAt(one));
    clock.forward(5 * MINUTE);
    expect((await enter(one, late)).code).toBe('sign_in_over');
    const gone = await call(api().url, 'beginPasskeySignIn', { body: { reference: one } });
    expect([gone.status, gone.code]).toEqual([400, 'sign_in_over']);
  });

  it('ends after five wrong passkeys', async () => {
    const { reference } = dataOf(await login(amaka));
    for (let tries = 0; tries < 5; tries += 1)
      expect((await enter(reference, device.sign(await askedAt(reference), { isForged: true }))).code).toBe(
        'passkey_refused',
      );
    const begun = await call(api().url, 'beginPasskeySignIn', { body: { reference } });
    expect([begun.status, begun.code]).toEqual([400, 'sign_in_over']);
  });

  it('accepts the passkey after another person with the password has used up the tries of a code', async () => {
    let came = { status: 400 };
    for (let round = 0; came.status === 400 && round < 20; round += 1) {
      const { reference } = dataOf(await login(amaka));
      came = await call(api().url, 'factorSignIn', { body: { reference, code: '000000' } });
    }
    expect(came.status).toBe(429);
    expect((await signInWith(device)).status).toBe(200);
  });

  it('accepts a recovery code of an agent with only passkeys', async () => {
    const { reference } = dataOf(await login(amaka));
    const came = await call(api().url, 'factorSignIn', { body: { reference, code: codes[0] } });
    expect(came.status).toBe(200);
    expect(await status(token)).toEqual({ isOn: false, codesLeft: 9 });
  });

  it('requires the passkey after a password reset too', async () => {
    const begun = dataOf(await login(amaka)).reference;
    const asked = await askedAt(begun);
    const { data } = await call(api().url, 'resetPassword', { body: { email: DEMO_AGENT.email } });
    const otp = /\b\d{6}\b/.exec(messages.at(-1)?.text ?? '')?.[0] ?? '';
    const accepted = await call(api().url, 'otpResetPassword', { body: { reference: data.reference, otp } });
    const password = 'a new pass phrase of amaka';
    await call(api().url, 'confirmResetPassword', {
      body: { resetToken: accepted.data.resetToken, password },
    });
    amaka = { ...amaka, password };
    expect((await enter(begun, device.sign(asked))).code).toBe('sign_in_over');
    expect((await login(amaka)).code).toBe('second_factor_required');
    expect((await signInWith(device)).status).toBe(200);
  });

  it('returns 409 if the agent has no passkey', async () => {
    const session = await signIn(api().url, bola);
    const came = await call(api().url, 'beginPasskeyProof', { token: session });
    expect([came.status, came.code]).toEqual([409, 'no_passkey']);
  });
});

describe('protected account changes', () => {
  it('require the password and a passkey: keys, PIN, other sessions, a new password, closing the account', async () => {
    const asked = await confirm(token, amaka);
    expect([asked.status, asked.code, Object.keys(asked.errors ?? {})]).toEqual([
      403,
      'second_factor_required',
      ['code'],
    ]);
    expect(dataOf(asked)).toEqual({ ways: ['passkey'] });
    const confirmation = async () =>
      (await confirm(token, amaka, await codeOf(token, device))).data.confirmation;
    const made = await call(api().url, 'createApiKey', {
      token,
      body: { confirmation: await confirmation() },
    });
    expect(made.status).toBe(201);
    const body = { confirmation: await confirmation(), pin: '4071' };
    expect((await call(api().url, 'setPin', { token, body })).status).toBe(200);
    const ended = await call(api().url, 'endSessions', {
      token,
      body: { confirmation: await confirmation() },
    });
    expect(ended.status).toBe(200);
    const closing = { confirmation: await confirmation(), username: amaka.username };
    // The wallet has a balance, so the proof was accepted.
    expect((await call(api().url, 'closeAccount', { token, body: closing })).code).toBe('balance_left');
    const newPassword = 'another pass phrase of amaka';
    const change = { oldPassword: amaka.password, newPassword };
    const unproven = await call(api().url, 'changePassword', { token, body: change });
    expect([unproven.status, unproven.code]).toEqual([403, 'second_factor_required']);
    const code = await codeOf(token, device);
    const changed = await call(api().url, 'changePassword', { token, body: { ...change, code } });
    expect(changed.status).toBe(200);
    amaka = { ...amaka, password: newPassword };
  });

  it('accept a passkey’s code once, in its own session, within five minutes', async () => {
    const other = (await signInWith(device)).data.authorization.token;
    const wrong = [400, 'wrong_code', ['code']];
    const refusal = async (by: string, code: string) => {
      const came = await confirm(by, amaka, code);
      return [came.status, came.code, Object.keys(came.errors ?? {})];
    };
    const code = await codeOf(token, device);
    expect(await refusal(other, code)).toEqual(wrong);
    expect((await confirm(token, amaka, code)).status).toBe(200);
    expect(await refusal(token, code)).toEqual(wrong);
    const late = await codeOf(token, device);
    clock.forward(5 * MINUTE);
    expect(await refusal(token, late)).toEqual(wrong);
    expect(await refusal(token, 'ojp_made-up')).toEqual(wrong);
    const { reference } = dataOf(await login(amaka));
    const atSignIn = { reference, code: await codeOf(token, device) };
    expect((await call(api().url, 'factorSignIn', { body: atSignIn })).code).toBe('wrong_code');
  });

  it.each<[string, Deviation, string]>([
    ['another page', { origin: 'https://evil.example' }, 'passkey_refused'],
    ['another key', { isForged: true }, 'passkey_refused'],
    ['a person who was not checked', { isUnverified: true }, 'passkey_refused'],
    ['a counter that went back', { counter: 1 }, 'passkey_copied'],
  ])('refuse a proof from %s', async (_, deviation, code) => {
    const came = await prove(token, device.sign(await beginProof(token), deviation));
    expect([came.status, came.code]).toEqual([400, code]);
  });

  it('accept a proof only in its own session, with a challenge that was issued for it', async () => {
    const other = (await signInWith(device)).data.authorization.token;
    expect((await prove(other, device.sign(await beginProof(token)))).code).toBe('passkey_over');
    const { reference } = dataOf(await login(amaka));
    expect((await prove(token, device.sign(await askedAt(reference)))).code).toBe('passkey_over');
    const signed = device.sign(await beginProof(token));
    expect((await prove(token, signed)).status).toBe(200);
    expect((await prove(token, signed)).code).toBe('passkey_over');
  });
});

describe('an agent with a passkey', () => {
  it('can turn on the app too, keeps the recovery codes, and can turn the app off again', async () => {
    const confirmation = async () =>
      (await confirm(token, amaka, await codeOf(token, device))).data.confirmation;
    const { codesLeft } = await status(token);
    const { data } = await call(api().url, 'startSecondFactor', {
      token,
      body: { confirmation: await confirmation() },
    });
    const body = { code: authenticatorApp(data.secret)(clock.now()) };
    const on = await call(api().url, 'confirmSecondFactor', { token, body });
    expect([on.status, on.data.codes]).toEqual([200, []]);
    expect(await status(token)).toEqual({ isOn: true, codesLeft });
    expect(dataOf(await login(amaka)).ways).toEqual(['app', 'passkey']);
    clock.forward(31_000);
    const { reference } = dataOf(await login(amaka));
    const code = authenticatorApp(data.secret)(clock.now());
    expect((await call(api().url, 'factorSignIn', { body: { reference, code } })).status).toBe(200);
    const off = await call(api().url, 'removeSecondFactor', {
      token,
      body: { confirmation: await confirmation() },
    });
    expect(off.data).toEqual({ isOn: false, codesLeft });
    expect(off.message).toBe('Your authenticator app is off. Your passkeys still work.');
    expect(dataOf(await login(amaka)).ways).toEqual(['passkey']);
  });

  it('can create new recovery codes without an app', async () => {
    const { confirmation } = (await confirm(token, amaka, await codeOf(token, device))).data;
    const { data } = await call(api().url, 'renewRecoveryCodes', { token, body: { confirmation } });
    expect(data.codes).toHaveLength(10);
    expect(await status(token)).toEqual({ isOn: false, codesLeft: 10 });
  });

  it('can remove it only with a proof, and not another agent’s; after the last one, the password alone signs in', async () => {
    const session = await signIn(api().url, bola);
    const other = await signIn(api().url, bola);
    const phone = passkeyDevice(origin);
    const kept = (await confirm(session, bola)).data.confirmation;
    const came = await add(session, phone.create((await begin(session, bola)).data), 'Bola’s phone');
    expect(came.data.codes).toHaveLength(10);
    // A confirmation from before the second factor existed.
    const [own] = (await listed(session)) ?? [];
    const params = { id: String(own?.id) };
    const early = await call(api().url, 'removePasskey', {
      token: session,
      params,
      body: { confirmation: kept },
    });
    expect([early.status, early.code]).toEqual([403, 'password_required']);
    const { confirmation } = (await confirm(token, amaka, await codeOf(token, device))).data;
    const foreign = await call(api().url, 'removePasskey', { token, params, body: { confirmation } });
    expect([foreign.status, foreign.code]).toEqual([404, 'not_found']);
    expect((await remove(session, 'Bola’s phone', await codeOf(session, phone), bola, true)).data).toEqual({
      passkeys: [],
    });
    expect(messages.at(-1)).toMatchObject({
      to: OTHER_AGENT.email,
      text: expect.stringContaining('A passkey was removed'),
    });
    expect((await user(other)).status).toBe(401);
    expect(await status(session)).toEqual({ isOn: false, codesLeft: 0 });
    expect(await signIn(api().url, bola)).toMatch(/^ojs_/);
  });
});
