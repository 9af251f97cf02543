import { beforeEach, describe, expect, it } from 'vitest';
import type { Message } from '../appContext.ts';
import { review } from '../boot/reviewCommand.ts';
import type { SecurityLine } from '../security/securityLog.ts';
import { DEMO_AGENT, OTHER_AGENT } from '../seed/demo.ts';
import { authenticatorApp } from '../testing/authenticatorApp.helper.ts';
import { apiForTests, call, signIn, testClock } from '../testing/testApi.helper.ts';

const ADMIN = 'the-admin-token';
const clock = testClock();
const messages: Message[] = [];
const lines: (SecurityLine | object)[] = [];
const api = apiForTests({
  adminToken: ADMIN,
  clock: clock.now,
  tell: (message) => messages.push(message),
  securityLog: (line) => lines.push(line),
});
const { username, password } = DEMO_AGENT;

async function act(name: string, body: object, token = ADMIN): Promise<[number, string]> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const path = `${api().url}/admin/agents/${name}`;
  const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
  return [answer.status, ((await answer.json()) as { message: string }).message];
}
const status = async (token: string) => (await call(api().url, 'user', { token })).status;
const login = () => call(api().url, 'login', { body: { username, password } });

/** Signs in and turns the second factor on. */
async function withFactor(): Promise<string> {
  const token = await signIn(api().url);
  const proof = await call(api().url, 'confirmPassword', { token, body: { password } });
  const body = { confirmation: proof.data.confirmation };
  const { data } = await call(api().url, 'startSecondFactor', { token, body });
  clock.forward(31_000);
  const code = authenticatorApp(data.secret)(clock.now());
  await call(api().url, 'confirmSecondFactor', { token, body: { code } });
  return token;
}

beforeEach(() => {
  clock.forward(2 * 3_600_000);
  messages.length = 0;
  lines.length = 0;
});

describe('the operator', () => {
  it('ends every session of one agent and none of another’s, and notifies the agent with the reason', async () => {
    const one = await signIn(api().url);
    const two = await signIn(api().url);
    const other = await signIn(api().url, OTHER_AGENT);
    const [code, said] = await act(username, { act: 'end-sessions', reason: 'The phone was stolen.' });
    expect([code, said]).toEqual([
      200,
      expect.stringMatching(/^Sessions ended: \d+\. The agent was notified\.$/),
    ]);
    expect([await status(one), await status(two), await status(other)]).toEqual([401, 401, 200]);
    expect(messages.at(-1)?.text).toMatch(
      /^Support signed you out everywhere\. .*Reason: The phone was stolen\./,
    );
    const [notice] = (await call(api().url, 'notices', { token: await signIn(api().url) })).data ?? [];
    expect(notice?.title).toBe('Support signed you out everywhere');
    expect(lines).toContainEqual(
      expect.objectContaining({ event: 'sessions-ended', reason: 'by the operator' }),
    );
  });

  it('turns a lost second factor off: then the password alone signs in, and no recovery code is left', async () => {
    const token = await withFactor();
    expect((await login()).data.authorization).toBeUndefined();
    const [code] = await act(username, { act: 'remove-factor', reason: 'We met at the shop.' });
    expect([code, await status(token)]).toEqual([200, 401]);
    const again = (await login()).data.authorization?.token ?? '';
    const { data } = await call(api().url, 'secondFactor', { token: again });
    expect(data).toEqual({ isOn: false, codesLeft: 0 });
    expect(lines).toContainEqual(
      expect.objectContaining({ event: 'factor-changed', reason: 'by the operator' }),
    );
  });

  it('is refused without a reason, without the admin token, and for an unknown name', async () => {
    const token = await signIn(api().url);
    const wanted = { act: 'end-sessions', reason: 'Stolen.' };
    expect((await act(username, { ...wanted, reason: ' ' }))[0]).toBe(400);
    expect((await act(username, { ...wanted, act: 'delete' }))[0]).toBe(400);
    expect((await act(username, wanted, 'a guess'))[0]).toBe(401);
    expect(await act('nobody', wanted)).toEqual([404, 'No agent has this username.']);
    expect(await status(token)).toBe(200);
  });

  it('can end sessions with the review command', async () => {
    const token = await signIn(api().url);
    const words = ['end-sessions', username, 'The phone was lost.'];
    const { said } = await review(words, () => ({ url: api().url, token: ADMIN }));
    expect(said).toMatch(/^Sessions ended: \d+\. The agent was notified\.$/);
    expect(await status(token)).toBe(401);
    expect(messages.at(-1)?.text).toContain('Reason: The phone was lost.');
  });
});
