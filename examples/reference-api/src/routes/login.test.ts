import { HOUR } from '@oja/core';
import { beforeEach, describe, expect, it } from 'vitest';
import { DEMO_AGENT, OTHER_AGENT } from '../seed/demo.ts';
import { apiForTests, call, signIn, testClock } from '../testing/testApi.helper.ts';

const clock = testClock();
const api = apiForTests({ clock: clock.now });
const tryWith = (username: string, password: string = DEMO_AGENT.password) =>
  call(api().url, 'login', { body: { username, password } });

// Moves past the limit's window, so that earlier tests don't use it up.
beforeEach(() => clock.forward(HOUR));

describe('signing in', () => {
  it.each(['amaka', 'AMAKA', ' amaka ', 'Amaka@Example.com', '08031234567', '+234 803 123 4567'])(
    'accepts the name %s',
    async (name) => {
      const came = await tryWith(name);
      expect([came.status, came.message]).toEqual([200, 'Welcome back, Amaka.']);
      expect(came.data.user).toEqual({
        firstName: 'Amaka',
        lastName: 'Okafor',
        username: 'amaka',
        phone: '08031234567',
        email: 'amaka@example.com',
      });
      expect(came.data.authorization.token).toMatch(/^ojs_[\w-]{43}$/);
    },
  );

  it('refuses another agent’s phone number or email as a username', async () => {
    const own = { username: 'mallory', email: 'mallory@example.com', password: 'mallory has her own' };
    const body = { firstName: 'Mallory', lastName: 'Eze', phone: '08061234580', ...own };
    expect((await call(api().url, 'register', { body })).status).toBe(201);
    let name = own.username;
    for (const taken of [OTHER_AGENT.phone, OTHER_AGENT.email]) {
      // A row that is older than the validation of usernames, and is stored before its victim's row.
      await api().ledger.execute(`update agents set username = '${taken}' where username = '${name}'`);
      await api().ledger.execute("update agents set first_name = first_name where username = 'bola'");
      name = taken;
      expect((await tryWith(taken, own.password)).status).toBe(401);
      expect((await tryWith(taken, OTHER_AGENT.password)).data.user.firstName).toBe('Bola');
    }
    expect((await tryWith(own.email, own.password)).data.user.firstName).toBe('Mallory');
  });

  it('accepts a password in another normal form than the one in which it was set', async () => {
    const body = {
      firstName: 'Ṣọlá',
      lastName: 'Eze',
      username: 'sola',
      email: 'sola@example.com',
      phone: '08061234581',
      password: 'Ṣọlá n’ọ́jà'.normalize('NFC'),
    };
    expect((await call(api().url, 'register', { body })).status).toBe(201);
    expect((await tryWith('sola', body.password.normalize('NFD'))).status).toBe(200);
  });

  it('gives the same response for a wrong password and for an unknown name', async () => {
    const wrong = await tryWith('amaka', 'wrong');
    const unknown = await tryWith('nobody', 'wrong');
    expect([wrong.status, wrong.code, wrong.message]).toEqual([
      401,
      'wrong_credentials',
      'Wrong username or password.',
    ]);
    expect([unknown.status, unknown.code, unknown.message]).toEqual([
      wrong.status,
      wrong.code,
      wrong.message,
    ]);
  });

  it.each([
    ['username', {}],
    ['password', { username: 'amaka' }],
    ['username', { username: '', password: 'x' }],
    ['username', { username: { $ne: null }, password: 'x' }],
  ])('names the field %s if it is missing or invalid', async (field, body) => {
    const came = await call(api().url, 'login', { body });
    expect([came.status, came.code]).toEqual([400, 'invalid']);
    expect(came.errors).toHaveProperty([field]);
  });

  it('refuses text that the database can’t store', async () => {
    expect((await tryWith('ama\u0000ka')).status).toBe(400);
    expect((await tryWith("' or 1=1 --")).status).toBe(401);
  });
});

describe('the limit of attempts', () => {
  it('refuses the eleventh wrong attempt for a name, even with the right password, with Retry-After', async () => {
    const tries = await Promise.all(Array.from({ length: 10 }, () => tryWith('bola', 'wrong')));
    expect(tries.map(({ status }) => status)).toEqual(Array(10).fill(401));
    const stopped = await tryWith('bola', OTHER_AGENT.password);
    expect([stopped.status, stopped.code]).toEqual([429, 'too_many_attempts']);
    expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(800);
    expect((await tryWith('amaka')).status).toBe(200);
    clock.forward(16 * 60_000);
    expect((await tryWith('bola', OTHER_AGENT.password)).status).toBe(200);
  });

  it('never blocks agents who know their password', async () => {
    for (let round = 0; round < 11; round += 1) {
      const together = await Promise.all(Array.from({ length: 10 }, () => tryWith('amaka')));
      expect(together.map(({ status }) => status)).toEqual(Array(10).fill(200));
    }
  });

  it('blocks an address that tries many names', async () => {
    const tries = Array.from({ length: 100 }, (_, index) => tryWith(`name${index}`, 'wrong'));
    expect((await Promise.all(tries)).every(({ status }) => status === 401)).toBe(true);
    expect((await tryWith('one more', 'wrong')).status).toBe(429);
  });

  it('is reset by a right password', async () => {
    for (let round = 0; round < 3; round += 1) {
      await Promise.all(Array.from({ length: 6 }, () => tryWith('amaka', 'wrong')));
      expect((await tryWith('amaka')).status).toBe(200);
    }
  });
});

describe('a session', () => {
  const user = (token: string) => call(api().url, 'user', { token });

  it('returns its own agent', async () => {
    expect((await user(await signIn(api().url, OTHER_AGENT))).data.firstName).toBe('Bola');
  });

  it('ends when the agent signs out, and no other session ends', async () => {
    const one = await signIn(api().url);
    const other = await signIn(api().url);
    expect((await call(api().url, 'logout', { token: one })).status).toBe(200);
    expect((await user(one)).status).toBe(401);
    expect((await user(other)).status).toBe(200);
  });

  it('ends after 12 hours', async () => {
    const token = await signIn(api().url);
    // Used all the time, because an idle session ends sooner.
    for (const hours of [3, 3, 3]) {
      clock.forward(hours * HOUR);
      expect((await user(token)).status).toBe(200);
    }
    clock.forward(3 * HOUR - 60_000);
    expect((await user(token)).status).toBe(200);
    clock.forward(61_000);
    expect((await user(token)).status).toBe(401);
  });

  it.each(['', 'ojs_', 'ojs_wrong', 'nonsense', "' or 1=1", `ojs_${'x'.repeat(43)}`])(
    'is not opened by the token "%s"',
    async (token) => {
      const came = await user(token);
      expect([came.status, came.code]).toEqual([401, 'unauthenticated']);
      expect(came.headers.get('www-authenticate')).toBe('Bearer');
    },
  );
});
