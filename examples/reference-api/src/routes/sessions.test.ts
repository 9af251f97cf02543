import { DAY, HOUR, kobo, MINUTE } from '@oja/core';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Message } from '../appContext.ts';
import type { SecurityLine } from '../security/securityLog.ts';
import { DEMO_AGENT, OTHER_AGENT } from '../seed/demo.ts';
import { apiForTests, buy, call, order, signIn, testClock } from '../testing/testApi.helper.ts';

const clock = testClock();
const messages: Message[] = [];
const lines: (SecurityLine | object)[] = [];
const api = apiForTests({
  seed: 'demo',
  clock: clock.now,
  newDeviceMost: kobo(100_000),
  sessionHours: 12,
  sessionIdleMinutes: 60,
  placeHeader: 'x-town',
  tell: (message) => messages.push(message),
  securityLog: (line) => lines.push(line),
});
const PHONE =
  'Mozilla/5.0 (Linux; Android 13; TECNO KI5k) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';
const { username, password } = DEMO_AGENT;

/** Signs in from another browser, with its device token if it has one. */
async function from(device?: string, headers: Record<string, string> = { 'user-agent': PHONE }) {
  const body = { username, password, ...(device && { device }) };
  return (await call(api().url, 'login', { body, headers })).data.authorization;
}
const confirm = async (token: string) =>
  (await call(api().url, 'confirmPassword', { token, body: { password } })).data.confirmation;
const list = async (token: string) => (await call(api().url, 'sessions', { token })).data;
const end = (token: string, body: object) => call(api().url, 'endSessions', { token, body });
const status = async (token: string) => (await call(api().url, 'user', { token })).status;
const newest = async (token: string) => (await call(api().url, 'notices', { token })).data?.[0];

let own: string;
beforeEach(async () => {
  // Moves past the day of a new device and the limits of earlier tests.
  clock.forward(2 * DAY);
  own = await signIn(api().url);
  messages.length = 0;
  lines.length = 0;
});

describe('ASVS 7.5.2: the agent’s own sessions', () => {
  it('are listed with browser, place and times, this one first, without another agent’s', async () => {
    await signIn(api().url, OTHER_AGENT);
    const town = { 'user-agent': PHONE, 'x-town': 'Ibadan' };
    const { token } = await from(undefined, town);
    clock.forward(2 * MINUTE);
    const { sessions } = await list(token);
    expect(sessions).toHaveLength(2);
    expect(sessions?.[0]).toMatchObject({
      isCurrent: true,
      browser: 'Chrome',
      system: 'Android',
      place: 'Ibadan',
    });
    expect(sessions?.[1]).toMatchObject({ isCurrent: false, place: '127.0.0.x' });
    expect(JSON.stringify(sessions)).not.toContain('TECNO');
    const used = Date.parse(sessions?.[0]?.lastUsedAt ?? '');
    expect(clock.now() - used).toBeLessThan(MINUTE);
  });

  it('end one at a time, with the password, and at once', async () => {
    const one = await from();
    const two = await from();
    const sessionId = (await list(one.token)).sessions?.[0]?.id ?? '';
    expect((await end(own, { confirmation: 'x', sessionId })).code).toBe('password_required');
    const ended = await end(own, { confirmation: await confirm(own), sessionId });
    expect(ended.data).toEqual({ ended: 1 });
    expect([await status(one.token), await status(two.token), await status(own)]).toEqual([401, 200, 200]);
    const again = await end(own, { confirmation: await confirm(own), sessionId });
    expect([again.status, again.code]).toEqual([404, 'not_found']);
  });

  it('end all but this one, and none of another agent', async () => {
    const stranger = await signIn(api().url, OTHER_AGENT);
    const others = [await from(), await from()];
    expect((await end(own, { confirmation: await confirm(own) })).data).toEqual({ ended: 2 });
    for (const { token } of others) expect(await status(token)).toBe(401);
    expect([await status(own), await status(stranger)]).toEqual([200, 200]);
    expect(lines).toContainEqual(expect.objectContaining({ event: 'sessions-ended', reason: 'all others' }));
  });

  it('can’t end this session or another agent’s', async () => {
    const stranger = await signIn(api().url, OTHER_AGENT);
    const sessionId = (await list(stranger)).sessions?.[0]?.id;
    expect((await end(own, { confirmation: await confirm(own), sessionId })).status).toBe(404);
    const mine = (await list(own)).sessions?.[0]?.id;
    expect((await end(own, { confirmation: await confirm(own), sessionId: mine })).errors).toHaveProperty(
      'sessionId',
    );
  });
});

it('creates a different token of 256 random bits for each sign-in', async () => {
  const tokens = [own, (await from()).token, (await from()).token];
  for (const token of tokens) expect(token).toMatch(/^ojs_[\w-]{43}$/);
  expect(new Set(tokens).size).toBe(3);
});

describe('ASVS 7.3.1 and 7.3.2: lifetimes of a session', () => {
  it('end after the configured idle time, and each use restarts it', async () => {
    clock.forward(59 * MINUTE);
    expect(await status(own)).toBe(200);
    clock.forward(59 * MINUTE);
    expect(await status(own)).toBe(200);
    clock.forward(61 * MINUTE);
    expect(await status(own)).toBe(401);
  });

  it('end after the configured hours, however much they are used', async () => {
    const session = (await list(own)).sessions?.[0];
    const at = (name: 'createdAt' | 'endsAt' | 'idleEndsAt') => Date.parse(session?.[name] ?? '');
    expect(at('endsAt') - at('createdAt')).toBe(12 * HOUR);
    expect(at('idleEndsAt')).toBeLessThanOrEqual(clock.now() + HOUR);
    for (let half = 0; half < 23; half += 1) {
      clock.forward(HOUR / 2);
      expect(await status(own)).toBe(200);
    }
    clock.forward(HOUR / 2);
    expect(await status(own)).toBe(401);
  });
});

describe('a sign-in with a new device', () => {
  it('is reported in a notice and a message, and not again with the device’s token', async () => {
    const first = await from();
    const told = 'Chrome on Android (127.0.0.x) signed in on';
    expect(messages).toEqual([
      { to: DEMO_AGENT.email, text: expect.stringContaining(`A new device signed in. ${told}`) },
    ]);
    expect(await newest(own)).toMatchObject({ title: 'A new device signed in', level: 'warning' });
    expect(lines).toContainEqual(expect.objectContaining({ event: 'new-device' }));
    messages.length = 0;
    expect((await from(first.device ?? undefined)).device).toBe(first.device);
    expect(messages).toEqual([]);
    expect(JSON.stringify(lines)).not.toContain(first.device);
  });

  it('is not reported for an account’s first device, but is for another agent’s token', async () => {
    const { device } = await from();
    messages.length = 0;
    const body = { username: OTHER_AGENT.username, password: OTHER_AGENT.password, device: device ?? '' };
    await signIn(api().url, OTHER_AGENT);
    await call(api().url, 'login', { body });
    expect(messages).toEqual([expect.objectContaining({ to: OTHER_AGENT.email })]);
    const person = { firstName: 'Uche', lastName: 'Eze', password: 'a long pass phrase' };
    const names = { username: 'uche', email: 'uche@example.com', phone: '08061234560' };
    messages.length = 0;
    const { data } = await call(api().url, 'register', { body: { ...person, ...names } });
    expect(data.authorization.device).toMatch(/^ojd_/);
    expect(messages).toEqual([]);
  });
});

describe('a new device with a limit of ₦1,000 in 24 hours', () => {
  const wallet = () => api().ledger.balance(username);
  const sell = (token: string, changes: object = {}) => buy(api().url, token, order(changes));

  it('is refused beyond the limit without a charge, unlike a known device', async () => {
    const { token } = await from();
    expect(await list(token)).toMatchObject({ newDevice: { most: '1000.00', left: '1000.00' } });
    for (let nth = 0; nth < 2; nth += 1) expect((await sell(token)).status).toBe(201);
    const before = await wallet();
    const wanted = order();
    const refused = await buy(api().url, token, wanted);
    expect([refused.status, refused.code]).toEqual([403, 'new_device_limit']);
    expect(refused.message).toMatch(/₦88.00 is left\..* You have not been charged\.$/);
    expect(refused.purchase).toEqual({ reference: wanted.reference, charged: false });
    expect(await wallet()).toBe(before);
    expect(await list(token)).toMatchObject({ newDevice: { left: '88.00' } });
    expect((await list(own)).newDevice).toBeUndefined();
    expect((await sell(own)).status).toBe(201);
  });

  it('shares the limit with other new devices, even concurrently, and has no limit after 24 hours', async () => {
    const tokens = await Promise.all(Array.from({ length: 4 }, () => from()));
    const came = await Promise.all(tokens.map(({ token }) => sell(token)));
    expect(came.map(({ status: each }) => each).sort()).toEqual([201, 201, 403, 403]);
    clock.forward(DAY);
    const { token } = await from(tokens[0]?.device ?? undefined);
    for (let nth = 0; nth < 3; nth += 1) expect((await sell(token)).status).toBe(201);
  });

  it('does not count refunded sales', async () => {
    const { token } = await from();
    const failed = await sell(token, { recipient: '08090000023' });
    expect(failed.data.status).toBe('failed');
    for (let nth = 0; nth < 2; nth += 1) expect((await sell(token)).status).toBe(201);
  });

  it('gives the limit to known devices too after a password reset', async () => {
    const begun = await call(api().url, 'resetPassword', { body: { email: DEMO_AGENT.email } });
    const otp = /\b\d{6}\b/.exec(messages.at(-1)?.text ?? '')?.[0];
    const code = { reference: begun.data.reference, otp };
    const { data } = await call(api().url, 'otpResetPassword', { body: code });
    await call(api().url, 'confirmResetPassword', { body: { ...data, password } });
    expect((await list(await signIn(api().url))).newDevice).toMatchObject({ left: '1000.00' });
  });

  it('can’t create an API key, which would sell without a session', async () => {
    const { token } = await from();
    const body = { confirmation: await confirm(token) };
    expect((await call(api().url, 'createApiKey', { token, body })).code).toBe('new_device');
  });
});
