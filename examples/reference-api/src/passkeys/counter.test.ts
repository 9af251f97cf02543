import { beforeEach, describe, expect, it } from 'vitest';
import type { Message } from '../appContext.ts';
import type { SecurityLine } from '../security/securityLog.ts';
import { DEMO_AGENT } from '../seed/demo.ts';
import { type Deviation, type PasskeyDevice, passkeyDevice } from '../testing/passkeyDevice.helper.ts';
import { apiForTests, call, confirm, signIn } from '../testing/testApi.helper.ts';

const origin = 'http://localhost:8080';
const messages: Message[] = [];
const security: SecurityLine[] = [];
const api = apiForTests({
  publicUrl: origin,
  tell: (message) => messages.push(message),
  securityLog: (line) => security.push(line),
});

let token: string;
let device: PasskeyDevice;

/** Adds a new passkey with this deviation as the agent's only one. */
async function add(deviation: Deviation): Promise<void> {
  await api().ledger.execute('delete from passkeys');
  // Otherwise the limit of one copy notice per hour would suppress the next one.
  await api().ledger.execute('delete from rate_limits');
  const confirmation = await confirm(api().url, token);
  const asked = (await call(api().url, 'beginPasskey', { token, body: { confirmation } })).data;
  device = passkeyDevice(origin);
  const body = { name: 'My phone', credential: device.create(asked, deviation) };
  const came = await call(api().url, 'addPasskey', { token, body });
  expect([came.status, came.code]).toEqual([200, undefined]);
  messages.length = 0;
  security.length = 0;
}

/** Signs, and returns 200 or the error code. */
async function sign(deviation: Deviation): Promise<number | string | undefined> {
  const asked = (await call(api().url, 'beginPasskeyProof', { token })).data;
  const body = { credential: device.sign(asked, deviation) };
  const { status, code } = await call(api().url, 'provePasskey', { token, body });
  return status === 200 ? status : code;
}
const told = () => messages.map(({ text }) => text.split('.')[0]);

beforeEach(async () => {
  await api().ledger.execute('delete from passkeys');
  token = await signIn(api().url, DEMO_AGENT);
});

describe.each([
  ['a passkey that managers keep', true],
  ['a key of one device', false],
])('the counter of %s', (_, isBackedUp) => {
  it.each([
    [0, 0, 200],
    [0, 1, 200],
    [5, 6, 200],
    [5, 5, 'passkey_copied'],
    [5, 3, 'passkey_copied'],
    [5, 0, isBackedUp ? 200 : 'passkey_copied'],
  ])('from %d to %d gives %s', async (before, after, end) => {
    await add({ counter: before, isBackedUp });
    expect(await sign({ counter: after, isBackedUp })).toBe(end);
  });
});

describe('a passkey whose counter fell to 0', () => {
  it('still works after a move to another manager, and the agent is notified once', async () => {
    await add({ counter: 5, isBackedUp: true });
    for (let times = 0; times < 3; times += 1) expect(await sign({ counter: 0, isBackedUp: true })).toBe(200);
    expect(told()).toEqual(['A passkey was moved']);
    const moved = { event: 'factor-changed', reason: 'passkey moved' };
    expect(security.filter(({ event }) => event === 'factor-changed')).toEqual([
      expect.objectContaining(moved),
    ]);
  });

  it('is refused with a message to the agent, if it became backup eligible only now', async () => {
    await add({ counter: 5 });
    expect(await sign({ counter: 0, isBackedUp: true })).toBe('passkey_copied');
    expect(told()).toEqual(['A passkey may have been copied']);
    expect(await sign({ counter: 6 })).toBe(200);
  });

  it('is refused until its first signature if it was added before eligibility was stored', async () => {
    await add({ counter: 5, isBackedUp: true });
    await api().ledger.execute('update passkeys set backup_eligible = null');
    expect(await sign({ counter: 0, isBackedUp: true })).toBe('passkey_copied');
    expect(await sign({ counter: 6, isBackedUp: true })).toBe(200);
    expect(await sign({ counter: 0, isBackedUp: true })).toBe(200);
  });
});
