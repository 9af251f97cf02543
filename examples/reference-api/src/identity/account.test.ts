import { HOUR } from '@oja/core';
import { desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { agents, passwordResets, sessions } from '../database/identity.schema.ts';
import { notices } from '../database/notice.schema.ts';
import { DEMO_AGENT, OTHER_AGENT } from '../seed/demo.ts';
import { contextForTests, refusalOf } from '../testing/appContext.helper.ts';
import type { AgentCaller } from './caller.ts';
import { changePassword } from './changePassword.ts';
import { loadCommonPasswords } from './newPassword.ts';
import { isPasswordOf } from './password.ts';
import { type Registration, register } from './register.ts';
import { acceptOtp, confirmReset, startReset } from './resetPassword.ts';

const test = contextForTests();
const ADDRESS = '10.0.0.1';
// Moves past the window of every limit, so that earlier tests don't use it up.
beforeEach(() => test().clock.forward(HOUR));

const agentOf = async (username: string) => {
  const [agent] = await test().context.db.select().from(agents).where(eq(agents.username, username));
  return agent;
};
const fits = async (username: string, password: string) =>
  isPasswordOf(await agentOf(username), password, test().context);
const isSignedIn = async ({ sessionHash }: AgentCaller) =>
  (await test().context.db.select().from(sessions).where(eq(sessions.tokenHash, sessionHash))).length === 1;

/** The agent's newest notice, and whether a message with the same text was sent. */
async function newsOf(username: string) {
  const { context, messages } = test();
  const agent = await agentOf(username);
  const [notice] = await context.db
    .select()
    .from(notices)
    .where(eq(notices.agentId, agent?.id ?? ''))
    .orderBy(desc(notices.createdAt))
    .limit(1);
  const isSent = messages.some(
    ({ to, text }) => to === agent?.email && text === `${notice?.title}. ${notice?.body}`,
  );
  return { title: notice?.title, isSent };
}

describe('registration', () => {
  const wanted: Registration = {
    firstName: 'Chidi',
    lastName: 'Okeke',
    username: 'Chidi',
    email: 'Chidi@Example.com',
    phone: '+234 806 123 4567',
    password: 'a long pass phrase',
  };

  it('creates an agent with an empty wallet, and stores only a hash of the password', async () => {
    const agent = await register({ ...wanted, referralCode: 'AMAKA' }, ADDRESS, test().context);
    expect(agent).toMatchObject({ username: 'chidi', email: 'chidi@example.com', phone: '08061234567' });
    expect(agent.passwordHash).toMatch(/^\$argon2id\$/);
    expect(agent.referredBy).toBe((await agentOf('amaka'))?.id);
    expect(await test().ledger.balance('chidi')).toBe(0);
    expect(await test().ledger.audit()).toEqual([]);
  });

  it('gets an error for the field if the username is taken', async () => {
    const change = { email: 'new@example.com', phone: '08061234568' };
    const sent = test().messages.length;
    const again = register({ ...wanted, ...change }, ADDRESS, test().context);
    expect(await refusalOf(again)).toEqual([409, 'taken', 'username']);
    expect(test().messages).toHaveLength(sent);
  });

  it('gets the same error without a field if the email or the phone is taken', async () => {
    const refusals = [];
    for (const change of [{ phone: '08061234568' }, { email: 'new@example.com' }, {}]) {
      const again = register({ ...wanted, username: 'new', ...change }, ADDRESS, test().context);
      refusals.push(await again.catch((error: unknown) => error));
    }
    const [byEmail, byPhone, byBoth] = refusals;
    expect(byEmail).toMatchObject({ status: 409, code: 'details_in_use', details: {} });
    expect(byPhone).toEqual(byEmail);
    expect(byBoth).toEqual(byEmail);
    expect(await agentOf('new')).toBeUndefined();
  });

  it('tells the owner of the details when another person registers with them, without what was typed', async () => {
    const { context, messages } = test();
    const sent = messages.length;
    const tried = { ...wanted, firstName: 'Mallory', username: 'mallory', phone: '08031234567' };
    expect(await refusalOf(register({ ...tried, email: 'm@example.com' }, ADDRESS, context))).toEqual([
      409,
      'details_in_use',
    ]);
    const told = messages.slice(sent);
    expect(told.map(({ to }) => to)).toEqual(['amaka@example.com']);
    expect(told[0]?.text).toMatch(/^Hello Amaka, someone tried to register/);
    expect(told[0]?.text).not.toMatch(/mallory|m@example|0803/i);
  });

  it('succeeds once if the same arrives five times at once', async () => {
    const same = { ...wanted, username: 'ada', email: 'ada@example.com', phone: '08061234570' };
    const tries = Array.from({ length: 5 }, () => register(same, ADDRESS, test().context));
    const ends = (await Promise.allSettled(tries)).map((end) =>
      end.status === 'fulfilled' ? 'opened' : (end.reason as { code?: string }).code,
    );
    expect(ends.sort()).toEqual(['opened', 'taken', 'taken', 'taken', 'taken']);
    const others = ['b', 'c', 'd'].map((username) => ({ ...same, username: `ada-${username}` }));
    const email = { email: 'eve@example.com', phone: '08061234571' };
    const racing = others.map((other) => register({ ...other, ...email }, ADDRESS, test().context));
    const codes = (await Promise.allSettled(racing)).map((end) =>
      end.status === 'fulfilled' ? 'opened' : (end.reason as { code?: string }).code,
    );
    expect(codes.sort()).toEqual(['details_in_use', 'details_in_use', 'opened']);
  });

  it.each(['08031234567', '0803-123-4567', '2348031234567', '8031234567', 'amaka@example.com'])(
    'refuses the username %s, which looks like a phone number or an email address',
    async (username) => {
      const names = { username, email: 'new@example.com', phone: '08061234568' };
      expect(await refusalOf(register({ ...wanted, ...names }, ADDRESS, test().context))).toEqual([
        400,
        'invalid',
        'username',
      ]);
    },
  );

  it.each([
    ['username', { username: 'a b' }],
    ['email', { email: 'nobody' }],
    ['phone', { phone: '0806' }],
    ['password', { password: 'short' }],
    [
      'referralCode',
      { username: 'new', email: 'new@example.com', phone: '08061234568', referralCode: 'NOBODY' },
    ],
  ])('is refused for an invalid %s', async (field, change) => {
    const wrong = register({ ...wanted, ...change }, ADDRESS, test().context);
    expect(await refusalOf(wrong)).toEqual([400, 'invalid', field]);
  });

  it('is limited per address', async () => {
    const flood = async () => {
      for (let tries = 0; tries < 21; tries += 1)
        await register({ ...wanted, phone: '0' }, '10.6.6.6', test().context).catch((error: Error) => {
          if (error.message.startsWith('Too many')) throw error;
        });
    };
    expect(await refusalOf(flood())).toEqual([429, 'too_many_attempts']);
  });
});

describe('a password', () => {
  const refused = (change: object) =>
    refusalOf(register({ ...wanted, ...nobodys, ...change }, ADDRESS, test().context));
  const wanted = { firstName: 'Ife', lastName: 'Bello', password: '' };
  const nobodys = { username: 'ife-bello', email: 'ife.bello@example.com', phone: '08061234572' };

  it('is compared with at least 10,000 common passwords of the minimum length', async () => {
    const common = await loadCommonPasswords();
    expect([...common].filter((each) => each.length >= 8).length).toBeGreaterThanOrEqual(10_000);
  });

  it.each(['password1', 'Password123', 'iloveyou', '1q2w3e4r', 'SUNSHINE', 'contraseña', 'blessing'])(
    'must not be a common one: %s',
    async (password) => {
      expect(await refused({ password })).toEqual([400, 'invalid', 'password']);
    },
  );

  it.each([
    'ife-bello',
    'Ife-Bello',
    'ife.bello@example.com',
    'Ife.Bello',
    '08061234572',
    '+234 806 123 4572',
  ])('must not be a sign-in name of its owner: %s', async (password) => {
    expect(await refused({ password })).toEqual([400, 'invalid', 'password']);
  });

  it('is compared exactly as typed, with 64 or more characters of any kind', async () => {
    const password = ` ẹ́kọ́ ${'Pass phrase '.repeat(6)}`;
    await register({ ...wanted, ...nobodys, password }, ADDRESS, test().context);
    const { username } = nobodys;
    expect(await fits(username, password)).toBe(true);
    for (const other of [password.trim(), password.toLowerCase(), password.slice(0, 64)])
      expect(await fits(username, other)).toBe(false);
  });

  it('is measured in visible letters: a combining mark does not count', async () => {
    const seven = 'é'.repeat(7);
    expect(await refused({ password: seven.normalize('NFD') })).toEqual([400, 'invalid', 'password']);
  });

  it('follows the same rules at a change and at a reset, and a refused one does not end the reset', async () => {
    const { context, caller, messages } = test();
    const change = { oldPassword: OTHER_AGENT.password, newPassword: OTHER_AGENT.phone };
    expect(await refusalOf(changePassword(await caller('bola'), change, ADDRESS, context))).toEqual([
      400,
      'invalid',
      'newPassword',
    ]);
    const { reference } = await startReset(OTHER_AGENT.email, ADDRESS, context);
    const code = /\d{6}/.exec(messages.at(-1)?.text ?? '')?.[0] ?? '';
    const { resetToken } = await acceptOtp(reference, code, ADDRESS, context);
    for (const password of ['password1', OTHER_AGENT.email])
      expect(await refusalOf(confirmReset(resetToken, password, ADDRESS, context))).toEqual([
        400,
        'invalid',
        'password',
      ]);
    await confirmReset(resetToken, OTHER_AGENT.password, ADDRESS, context);
    expect(await fits('bola', OTHER_AGENT.password)).toBe(true);
  });
});

describe('a forgotten password', () => {
  const otp = () => {
    const codes = test().messages.flatMap(({ text }) => /code .* is (\d{6})/.exec(text)?.[1] ?? []);
    return codes.at(-1) ?? '';
  };

  it('is reset with the code that was sent, and every session ends', async () => {
    const { context, messages, log } = test();
    const before = await test().caller('amaka');
    const { reference } = await startReset(' AMAKA@example.com', ADDRESS, context);
    expect(messages.at(-1)?.to).toBe('amaka@example.com');
    const { resetToken } = await acceptOtp(reference, otp(), ADDRESS, context);
    await confirmReset(resetToken, 'another pass phrase', ADDRESS, context);
    expect([await fits('amaka', 'another pass phrase'), await fits('amaka', DEMO_AGENT.password)]).toEqual([
      true,
      false,
    ]);
    expect(await isSignedIn(before)).toBe(false);
    expect(JSON.stringify(log)).not.toContain(otp());
    expect(await refusalOf(confirmReset(resetToken, 'a third pass phrase', ADDRESS, context))).toEqual([
      400,
      'reset_over',
    ]);
    expect(await refusalOf(acceptOtp(reference, otp(), ADDRESS, context))).toEqual([400, 'invalid', 'otp']);
  });

  it('tells the agent about the reset in a notice and a message', async () => {
    const { reference } = await startReset('amaka@example.com', ADDRESS, test().context);
    const { resetToken } = await acceptOtp(reference, otp(), ADDRESS, test().context);
    await confirmReset(resetToken, 'one more pass phrase', ADDRESS, test().context);
    expect(await newsOf('amaka')).toEqual({ title: 'Your password was reset', isSent: true });
  });

  it('answers the same for an unknown address, and sends nothing', async () => {
    const { context, messages } = test();
    const sent = messages.length;
    const known = await startReset('bola@example.com', ADDRESS, context);
    const unknown = await startReset('nobody@example.com', ADDRESS, context);
    expect(messages).toHaveLength(sent + 1);
    expect(Object.keys(unknown)).toEqual(Object.keys(known));
    expect(unknown.reference).toHaveLength(known.reference.length);
    for (const guess of ['000000', otp()])
      expect(await refusalOf(acceptOtp(unknown.reference, guess, ADDRESS, context))).toEqual([
        400,
        'invalid',
        'otp',
      ]);
  });

  it('accepts the code with any dash, with invisible characters and in other digits', async () => {
    const { context } = test();
    const arabic = (code: string) => code.replace(/\d/g, (one) => String.fromCharCode(0x660 + Number(one)));
    const dashed = (code: string) => `\u200b${code.slice(0, 3)}\u2011${code.slice(3)}\u00a0`;
    for (const written of [arabic, dashed]) {
      const { reference } = await startReset('bola@example.com', ADDRESS, context);
      expect(await acceptOtp(reference, written(otp()), ADDRESS, context)).toHaveProperty('resetToken');
    }
  });

  it('ends after five wrong codes, even if the sixth is right', async () => {
    const { context } = test();
    const { reference } = await startReset('bola@example.com', ADDRESS, context);
    const right = otp();
    const wrong = right === '123456' ? '654321' : '123456';
    for (let tries = 0; tries < 5; tries += 1)
      expect(await refusalOf(acceptOtp(reference, wrong, ADDRESS, context))).toEqual([400, 'invalid', 'otp']);
    expect(await refusalOf(acceptOtp(reference, right, ADDRESS, context))).toEqual([400, 'invalid', 'otp']);
  });

  it('expires after ten minutes', async () => {
    const { context, clock } = test();
    const { reference } = await startReset('bola@example.com', ADDRESS, context);
    clock.forward(10 * 60_000);
    expect(await refusalOf(acceptOtp(reference, otp(), ADDRESS, context))).toEqual([400, 'invalid', 'otp']);
    const again = await startReset('bola@example.com', ADDRESS, context);
    const { resetToken } = await acceptOtp(again.reference, otp(), ADDRESS, context);
    clock.forward(10 * 60_000);
    expect(await refusalOf(confirmReset(resetToken, 'another pass phrase', ADDRESS, context))).toEqual([
      400,
      'reset_over',
    ]);
    expect(await fits('bola', OTHER_AGENT.password)).toBe(true);
  });

  it('stores no reference, code or token in plain text', async () => {
    const { context } = test();
    const { reference } = await startReset('bola@example.com', ADDRESS, context);
    const { resetToken } = await acceptOtp(reference, otp(), ADDRESS, context);
    const kept = JSON.stringify(await context.db.select().from(passwordResets));
    for (const secret of [reference, resetToken, otp()]) expect(kept).not.toContain(`"${secret}"`);
  });

  it('is limited per email address', async () => {
    const ask = async () => {
      for (let tries = 0; tries < 6; tries += 1)
        await startReset('bola@example.com', `10.0.1.${tries}`, test().context);
    };
    expect(await refusalOf(ask())).toEqual([429, 'too_many_attempts']);
  });
});

describe('changing the password', () => {
  it('ends all other sessions of the agent, and none of another agent', async () => {
    const { context, caller } = test();
    const mine = await caller('bola');
    const other = await caller('bola');
    const amaka = await caller('amaka');
    await changePassword(
      mine,
      { oldPassword: OTHER_AGENT.password, newPassword: 'bola’s new one' },
      ADDRESS,
      context,
    );
    expect(await Promise.all([mine, other, amaka].map(isSignedIn))).toEqual([true, false, true]);
    expect(await fits('bola', 'bola’s new one')).toBe(true);
  });

  it('notifies the agent with a notice and a message', async () => {
    const { context, caller } = test();
    const oldPassword = 'bola’s new one';
    const newPassword = 'bola’s newest one';
    await changePassword(await caller('bola'), { oldPassword, newPassword }, ADDRESS, context);
    expect(await newsOf('bola')).toEqual({ title: 'Your password was changed', isSent: true });
    const back = { oldPassword: newPassword, newPassword: oldPassword };
    await changePassword(await caller('bola'), back, ADDRESS, context);
  });

  it('is refused for a wrong old password or a short new one, and ends no session', async () => {
    const { context, caller } = test();
    const mine = await caller('bola');
    const other = await caller('bola');
    const change = (oldPassword: string, newPassword: string) =>
      refusalOf(changePassword(mine, { oldPassword, newPassword }, ADDRESS, context));
    expect(await change('wrong', 'a long pass phrase')).toEqual([400, 'wrong_password', 'oldPassword']);
    expect(await change('bola’s new one', 'short')).toEqual([400, 'invalid', 'newPassword']);
    expect(await isSignedIn(other)).toBe(true);
  });

  it('is limited, so that the old password can’t be guessed', async () => {
    const { context, caller } = test();
    const mine = await caller('bola');
    const guess = async () => {
      for (let tries = 0; tries < 11; tries += 1)
        await changePassword(
          mine,
          { oldPassword: `${tries}`, newPassword: 'a long pass phrase' },
          ADDRESS,
          context,
        ).catch((error: Error) => {
          if (error.message.startsWith('Too many')) throw error;
        });
    };
    expect(await refusalOf(guess())).toEqual([429, 'too_many_attempts']);
  });
});
