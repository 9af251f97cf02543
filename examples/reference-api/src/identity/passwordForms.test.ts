import { hash } from '@node-rs/argon2';
import { HOUR } from '@oja/core';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { agents } from '../database/identity.schema.ts';
import { contextForTests, refusalOf } from '../testing/appContext.helper.ts';
import { QUICK_PASSWORD } from '../testing/fill.helper.ts';
import { changePassword } from './changePassword.ts';
import { confirmPassword } from './confirmPassword.ts';
import { isPasswordOf } from './password.ts';
import { register } from './register.ts';
import { acceptOtp, confirmReset, startReset } from './resetPassword.ts';

// The same letters, precomposed (NFC) and with combining marks (NFD).
const NFC = 'Adébáyọ̀ n’ọ́jà'.normalize('NFC');
const NFD = NFC.normalize('NFD');
const ADDRESS = '10.0.0.1';
const USERNAME = 'bola';

const test = contextForTests();
beforeEach(() => test().clock.forward(HOUR));

async function agentOf(username = USERNAME) {
  const [agent] = await test().context.db.select().from(agents).where(eq(agents.username, username));
  if (!agent) throw new Error(`No agent ${username}`);
  return agent;
}
const fits = async (typed: string, username = USERNAME) =>
  isPasswordOf(await agentOf(username), typed, test().context);
const keep = (passwordHash: string) =>
  test().context.db.update(agents).set({ passwordHash }).where(eq(agents.username, USERNAME));
/** Stores the hash that an earlier version made. */
const keepAsTyped = async (typed: string) => keep(await hash(typed, QUICK_PASSWORD));

describe('a password with accents is accepted in either normal form', () => {
  it('after a registration', async () => {
    const names = { username: 'ade', email: 'ade@example.com', phone: '08061234590' };
    const person = { firstName: 'Adé', lastName: 'Ọjọ́', ...names };
    await register({ ...person, password: NFD }, ADDRESS, test().context);
    expect([await fits(NFC, 'ade'), await fits(NFD, 'ade')]).toEqual([true, true]);
  });

  it.each([
    ['NFC', NFC, NFD],
    ['NFD', NFD, NFC],
  ])('after a change typed in %s, and the other form can change it again', async (_, one, other) => {
    const { context, caller } = test();
    await keepAsTyped('oja-demo-2026');
    const change = (oldPassword: string, newPassword: string) =>
      caller(USERNAME).then((own) => changePassword(own, { oldPassword, newPassword }, ADDRESS, context));
    await change('oja-demo-2026', one);
    expect([await fits(one), await fits(other)]).toEqual([true, true]);
    await change(other, 'oja-demo-2027');
    expect([await fits(one), await fits('oja-demo-2027')]).toEqual([false, true]);
  });

  it('after a reset, and as a confirmation', async () => {
    const { context, caller, messages } = test();
    const { reference } = await startReset((await agentOf()).email, ADDRESS, context);
    const otp = /code .* is (\d{6})/.exec(messages.at(-1)?.text ?? '')?.[1] ?? '';
    const { resetToken } = await acceptOtp(reference, otp, ADDRESS, context);
    await confirmReset(resetToken, NFD, ADDRESS, context);
    const mine = await caller(USERNAME);
    expect(await confirmPassword(mine, { password: NFC }, ADDRESS, context)).toHaveProperty('confirmation');
    const without = NFC.normalize('NFD').replace(/\p{M}/gu, '');
    expect(await refusalOf(confirmPassword(mine, { password: without }, ADDRESS, context))).toEqual([
      400,
      'wrong_password',
      'password',
    ]);
  });
});

describe('a password that an earlier version hashed as it was typed', () => {
  it.each([
    ['NFC', NFC, NFC],
    ['NFC', NFC, NFD],
    ['NFD', NFD, NFD],
    ['NFD', NFD, NFC],
    ['no-break spaces', 'two\u00a0words', 'two\u00a0words'],
  ])('in %s is accepted, and the hash of another form is replaced', async (_, stored, typed) => {
    await keepAsTyped(stored);
    const before = (await agentOf()).passwordHash;
    expect(await fits(`${typed}!`)).toBe(false);
    expect((await agentOf()).passwordHash).toBe(before);
    expect(await fits(typed)).toBe(true);
    for (const form of ['NFC', 'NFD'] as const) expect(await fits(typed.normalize(form))).toBe(true);
    const { passwordHash } = await agentOf();
    expect(passwordHash !== before).toBe(stored !== NFC);
  });

  it('does not overwrite a password that was set in the meantime', async () => {
    await keepAsTyped(NFD);
    const old = await agentOf();
    await keepAsTyped('set meanwhile');
    expect(await isPasswordOf(old, NFD, test().context)).toBe(true);
    expect(await fits('set meanwhile')).toBe(true);
  });
});
