import { HOUR } from '@oja/core';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SecurityLine } from '../security/securityLog.ts';
import { DEMO_AGENT, OTHER_AGENT } from '../seed/demo.ts';
import { apiForTests, call, testClock } from '../testing/testApi.helper.ts';

// Tests limits by address and by account. The address comes from the proxy's header.
const clock = testClock();
const events: SecurityLine[] = [];
const api = apiForTests({
  clock: clock.now,
  addressHeader: 'x-forwarded-for',
  tell: () => {},
  securityLog: (line) => events.push(line),
});
beforeEach(() => clock.forward(HOUR));

const from = (address: string) => ({ 'x-forwarded-for': address });
const signInFrom = (address: string, username: string, password: string = DEMO_AGENT.password) =>
  call(api().url, 'login', { body: { username, password }, headers: from(address) });
const resetFrom = (address: string, email: string) =>
  call(api().url, 'resetPassword', { body: { email }, headers: from(address) });
const registerFrom = (address: string, username: string) =>
  call(api().url, 'register', {
    headers: from(address),
    body: {
      firstName: 'Ada',
      lastName: 'Obi',
      username,
      email: `${username}@example.com`,
      phone: '0',
      password: 'a long pass phrase',
    },
  });

/** Guesses from 20 addresses, three from each: below the limit of one address. */
async function attack(username: string): Promise<number[]> {
  const statuses = [];
  for (let address = 0; address < 20; address += 1) {
    const guess = () => signInFrom(`10.66.0.${address}`, username, 'wrong');
    for (const { status } of await Promise.all([guess(), guess(), guess()])) statuses.push(status);
  }
  return statuses;
}
const lookedAt = (statuses: readonly number[]) => statuses.filter((status) => status === 401).length;

describe('guesses at one account from many addresses', () => {
  it.each(['amaka', 'nobody-here'])(
    'are slowed down together, whether or not the account exists: %s',
    async (username) => {
      const statuses = await attack(username);
      expect(statuses).toHaveLength(60);
      expect(lookedAt(statuses)).toBeGreaterThanOrEqual(10);
      expect(lookedAt(statuses)).toBeLessThan(30);
      expect(new Set(statuses)).toEqual(new Set([401, 429]));
    },
  );

  it('are written to the security log with masked names: each checked guess, and the limit once', async () => {
    const before = events.length;
    const statuses = await attack('08099999999');
    const told = events.slice(before);
    const failed = told.filter(({ event }) => event === 'sign-in-failed');
    expect(failed).toHaveLength(lookedAt(statuses));
    expect(failed[0]).toMatchObject({ agentId: null, identifier: '***999' });
    expect(failed[0]?.['address']).toMatch(/^10\.66\.0\.\d+$/);
    const hits = told.filter(({ event }) => event === 'limit-hit');
    expect(hits).toEqual([expect.objectContaining({ limit: 'login:account', identifier: '***999' })]);
  });

  it('do not block the owner at a known address', async () => {
    expect((await signInFrom('10.1.1.1', 'bola', OTHER_AGENT.password)).status).toBe(200);
    expect(lookedAt(await attack('bola'))).toBeLessThan(30);
    for (let round = 0; round < 3; round += 1)
      expect((await signInFrom('10.1.1.1', 'bola', OTHER_AGENT.password)).status).toBe(200);
  });

  it('delay the owner at a new address by at most a minute', async () => {
    await attack('amaka');
    const early = await signInFrom('10.2.2.2', 'amaka');
    expect([early.status, early.code]).toEqual([429, 'too_many_attempts']);
    const wait = Number(early.headers.get('retry-after'));
    expect(wait).toBeLessThanOrEqual(60);
    clock.forward(wait * 1_000);
    expect((await signInFrom('10.2.2.2', 'amaka')).status).toBe(200);
  });
});

describe('a limit by address', () => {
  it('counts all addresses of an IPv6 /64 as one', async () => {
    for (let index = 0; index < 10; index += 1)
      expect((await signInFrom(`2001:db8:0:1::${index}`, 'six', 'wrong')).status).toBe(401);
    const next = await signInFrom('2001:db8:0:1:ffff::1', 'six', 'wrong');
    expect(next.status).toBe(429);
    expect(Number(next.headers.get('retry-after'))).toBeGreaterThan(600);
  });

  it('keeps counting registrations after an account named "register" signs in', async () => {
    const address = '10.3.3.3';
    await api().ledger.execute("update agents set username = 'register' where username = 'bola'");
    for (let index = 0; index < 20; index += 1)
      expect((await registerFrom(address, `new-${index}`)).status).toBe(400);
    expect((await registerFrom(address, 'new-20')).status).toBe(429);
    expect((await signInFrom(address, 'register', OTHER_AGENT.password)).status).toBe(200);
    expect((await registerFrom(address, 'new-21')).status).toBe(429);
    await api().ledger.execute("update agents set username = 'bola' where username = 'register'");
  });

  it('counts resets by the sender’s address, whatever the email field contains', async () => {
    const address = '10.4.4.4';
    for (let index = 0; index < 25; index += 1) await resetFrom(`10.5.5.${index}`, address);
    expect((await resetFrom(address, 'somebody@example.com')).status).toBe(200);
  });
});

describe('reset codes for one email address, requested from other addresses', () => {
  it('do not block the owner at a known address', async () => {
    expect((await signInFrom('10.6.6.6', 'amaka')).status).toBe(200);
    const asked = [];
    for (let index = 0; index < 12; index += 1)
      asked.push((await resetFrom(`10.7.7.${index}`, DEMO_AGENT.email)).status);
    expect(asked.slice(0, 5)).toEqual([200, 200, 200, 200, 200]);
    expect(asked).toContain(429);
    expect((await resetFrom('10.6.6.6', DEMO_AGENT.email)).status).toBe(200);
  });
});
