import { beforeEach, describe, expect, it } from 'vitest';
import { withoutIds } from '../../../../packages/core/src/testing/withoutIds.helper.ts';
import type { Message } from '../appContext.ts';
import type { SecurityLine } from '../security/securityLog.ts';
import { DEMO_AGENT, DEMO_API_KEY, OTHER_AGENT } from '../seed/demo.ts';
import { apiForTests, buy, call, order, signIn, testClock } from '../testing/testApi.helper.ts';

const clock = testClock();
const messages: Message[] = [];
const lines: (SecurityLine | object)[] = [];
const api = apiForTests({
  seed: 'demo',
  clock: clock.now,
  tell: (message) => messages.push(message),
  securityLog: (line) => lines.push(line),
  log: (line) => lines.push(line),
});
const { password } = DEMO_AGENT;
const PIN = '4071';

let amaka: string;
let bola: string;
const confirm = async (token = amaka, typed = password) => {
  const { data } = await call(api().url, 'confirmPassword', { token, body: { password: typed } });
  return data.confirmation;
};
const set = async (body: object, token = amaka) =>
  call(api().url, 'setPin', { token, body: { confirmation: await confirm(token), ...body } });
const status = async (token = amaka) => (await call(api().url, 'pin', { token })).data;
const sell = (changes: object = {}) => buy(api().url, amaka, order(changes));
const wallet = () => api().ledger.balance(DEMO_AGENT.username);
const code = () => /\b\d{6}\b/.exec(messages.at(-1)?.text ?? '')?.[0] ?? '';
const wrongOf = (reference: string) => ({ reference, charged: false });

/** Restores the state after a first setup: no counted tries, a PIN for every sale. */
beforeEach(async () => {
  messages.length = 0;
  // Moves past the window of the password limit.
  clock.forward(3_600_000);
  [amaka, bola] = [await signIn(api().url), await signIn(api().url, OTHER_AGENT)];
  if ((await status()).isLocked) await unlock();
  await set({ pin: PIN, askFrom: '0.00' });
  messages.length = 0;
});

async function unlock(pin = PIN) {
  const { reference } = (
    await call(api().url, 'sendPinCode', { token: amaka, body: { confirmation: await confirm() } })
  ).data;
  return call(api().url, 'resetPin', { token: amaka, body: { reference, otp: code(), pin } });
}

describe('setting the PIN', () => {
  it('requires the password, notifies the agent, and never shows the PIN in a message, notice or log', async () => {
    const refused = await call(api().url, 'setPin', { token: amaka, body: { confirmation: 'x', pin: PIN } });
    expect([refused.status, refused.code]).toEqual([403, 'password_required']);
    const { data } = await set({ pin: '8093' });
    expect(data).toEqual({ isSet: true, isLocked: false, askFrom: '0.00' });
    expect(await status()).toEqual(data);
    expect(messages).toEqual([
      { to: DEMO_AGENT.email, text: expect.stringContaining('Your transaction PIN was changed') },
    ]);
    const [notice] = (await call(api().url, 'notices', { token: amaka })).data ?? [];
    expect(notice).toMatchObject({ title: 'Your transaction PIN was changed', level: 'warning' });
    expect(withoutIds([messages, notice, lines])).not.toContain('8093');
  });

  it.each(['123', '1234567', '12a4', '1111', '1234', '9876'])(
    'refuses %s with an error for the field',
    async (pin) => {
      const came = await set({ pin });
      expect([came.status, Object.keys(came.errors ?? {})]).toEqual([400, ['pin']]);
    },
  );

  it('does not affect another agent, who has none', async () => {
    expect(await status(bola)).toEqual({ isSet: false, isLocked: false, askFrom: '0.00' });
    const came = await call(api().url, 'sendPinCode', {
      token: bola,
      body: { confirmation: await confirm(bola, OTHER_AGENT.password) },
    });
    expect([came.status, came.code]).toEqual([409, 'no_pin']);
  });
});

describe('a purchase of an agent with a PIN', () => {
  it('succeeds with the right PIN, and is refused without one or with a wrong one, without a charge', async () => {
    const before = await wallet();
    const without = order();
    const wrong = order({ pin: '9162' });
    const required = await buy(api().url, amaka, without);
    expect([required.status, required.code]).toEqual([403, 'pin_required']);
    expect(required.purchase).toEqual(wrongOf(without.reference));
    const refused = await buy(api().url, amaka, wrong);
    expect([refused.status, refused.code, refused.data]).toEqual([403, 'wrong_pin', { triesLeft: 4 }]);
    expect(refused.purchase).toEqual(wrongOf(wrong.reference));
    expect(await wallet()).toBe(before);
    expect((await sell({ pin: PIN })).status).toBe(201);
    expect(await wallet()).toBe(before - 45_600);
    expect(withoutIds(lines)).not.toContain('9162');
  });

  it('is never charged after a refusal for its PIN, even if a late copy has the right one', async () => {
    const before = await wallet();
    const wanted = order({ pin: '9162' });
    await buy(api().url, amaka, wanted);
    const late = await buy(api().url, amaka, { ...wanted, pin: PIN });
    expect([late.code, late.purchase]).toEqual(['reference_voided', wrongOf(wanted.reference)]);
    // A repeated POST of the same purchase uses up no second try.
    await buy(api().url, amaka, wanted);
    expect((await sell({ pin: '9163' })).data).toEqual({ triesLeft: 3 });
    expect(await wallet()).toBe(before);
  });

  it('is charged once for any number of copies, whatever PIN a later copy has', async () => {
    const before = await wallet();
    const wanted = order({ pin: PIN });
    const first = await buy(api().url, amaka, wanted);
    const { pin: _, ...bare } = wanted;
    for (const copy of [wanted, bare, { ...wanted, pin: '9162' }]) {
      const again = await buy(api().url, amaka, copy);
      expect([again.status, again.data.ref]).toEqual([201, first.data.ref]);
    }
    const together = order({ pin: PIN });
    const came = await Promise.all(Array.from({ length: 5 }, () => buy(api().url, amaka, together)));
    expect(came.filter(({ status: each }) => each === 201).length).toBeGreaterThan(0);
    expect(await wallet()).toBe(before - 2 * 45_600);
    expect((await sell({ pin: '9162' })).data).toEqual({ triesLeft: 4 });
  });

  it('needs no PIN below the agent’s own limit, which applies to the real price', async () => {
    await set({ askFrom: '456.01' });
    expect((await sell()).status).toBe(201);
    await set({ askFrom: '456.00' });
    expect((await sell()).code).toBe('pin_required');
    // A lower expected price does not avoid the PIN: it is refused as a changed price.
    expect((await sell({ expectedPrice: '1.00' })).code).toBe('price_changed');
  });

  it('needs no PIN in a widget session', async () => {
    const origin = 'https://shop.example';
    const { token } = (
      await call(api().url, 'widgetSession', {
        token: DEMO_API_KEY,
        body: { scopes: ['purchase:data'], origin, maxAmount: '5000.00', expiresIn: 600 },
      })
    ).data;
    expect((await buy(api().url, token, order(), { origin })).status).toBe(201);
  });
});

describe('five wrong PINs', () => {
  const lock = async () => {
    const codes = [];
    for (let nth = 0; nth < 5; nth += 1) codes.push((await sell({ pin: '9162' })).code);
    return codes;
  };

  it('lock the PIN until it is reset, even for the right one, and notify the agent once', async () => {
    expect(await lock()).toEqual([...Array(4).fill('wrong_pin'), 'pin_locked']);
    clock.forward(30 * 24 * 3_600_000);
    amaka = await signIn(api().url);
    const before = await wallet();
    expect((await sell({ pin: PIN })).code).toBe('pin_locked');
    expect((await sell({ pin: PIN })).code).toBe('pin_locked');
    expect(await wallet()).toBe(before);
    expect(messages.filter(({ text }) => text.includes('is locked'))).toHaveLength(1);
    expect(lines).toContainEqual(expect.objectContaining({ event: 'pin-locked' }));
    expect(await status()).toMatchObject({ isSet: true, isLocked: true });
  });

  it('count for concurrent sales too: five of twenty are checked', async () => {
    const came = await Promise.all(Array.from({ length: 20 }, () => sell({ pin: '9162' })));
    const codes = came.map(({ code: each }) => each);
    expect(codes.filter((each) => each === 'wrong_pin')).toHaveLength(4);
    expect(codes.filter((each) => each === 'pin_locked')).toHaveLength(16);
  });

  it('are counted from zero again after a right one', async () => {
    for (let nth = 0; nth < 4; nth += 1) await sell({ pin: '9162' });
    expect((await sell({ pin: PIN })).status).toBe(201);
    expect((await sell({ pin: '9162' })).data).toEqual({ triesLeft: 4 });
  });

  it('keep the PIN locked for the password alone, until a code unlocks it', async () => {
    await lock();
    expect((await set({ pin: '8093' })).code).toBe('pin_locked');
    const remove = { token: amaka, body: { confirmation: await confirm() } };
    expect((await call(api().url, 'removePin', remove)).code).toBe('pin_locked');
    expect((await unlock('8093')).data).toEqual({ isSet: true, isLocked: false, askFrom: '0.00' });
    expect((await sell({ pin: PIN })).code).toBe('wrong_pin');
    expect((await sell({ pin: '8093' })).status).toBe(201);
  });

  it('keep it locked for a wrong code, the code of a password reset, and another agent', async () => {
    await lock();
    const { reference } = (
      await call(api().url, 'sendPinCode', { token: amaka, body: { confirmation: await confirm() } })
    ).data;
    const otp = code();
    const reset = (token: string, body: object) =>
      call(api().url, 'resetPin', { token, body: { reference, otp, pin: '8093', ...body } });
    expect((await reset(amaka, { otp: '12345' })).errors).toHaveProperty('otp');
    expect((await reset(bola, {})).errors).toHaveProperty('otp');
    // The code for a PIN can't reset a password.
    const asPassword = await call(api().url, 'otpResetPassword', { body: { reference, otp } });
    expect(asPassword.errors).toHaveProperty('otp');
    const other = (await call(api().url, 'resetPassword', { body: { email: DEMO_AGENT.email } })).data;
    expect((await reset(amaka, { reference: other.reference, otp: code() })).errors).toHaveProperty('otp');
    expect(await status()).toMatchObject({ isLocked: true });
  });
});

it('removes the PIN with the password, and then requires none', async () => {
  const body = { confirmation: await confirm() };
  expect((await call(api().url, 'removePin', { token: amaka, body })).data).toMatchObject({ isSet: false });
  expect((await sell()).status).toBe(201);
});
