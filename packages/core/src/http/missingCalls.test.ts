import { describe, expect, it } from 'vitest';
import { createClient } from '../client/client.ts';
import { demoSignedIn, demoUser } from '../contract/demo/agent.ts';
import { endpoints } from '../contract/endpoints.ts';
import { createMemorySessionStorage } from '../session/sessionStorage.ts';
import { createMemoryTextStorage } from '../shared/textStorage.ts';
import { createFakePlatform } from '../testing/fakePlatform.ts';
import { type Answers, createFakeServer, html, ok, type Reply, refuse } from '../testing/fakeServer.ts';

/** A browser tab in which an agent reloads the page. */
function openTab(answers: Answers) {
  const server = createFakeServer({ login: () => ok(demoSignedIn), logout: () => ok(null), ...answers });
  const sessionStorage = createMemorySessionStorage();
  const missingCallsStorage = createMemoryTextStorage();
  sessionStorage.write({ token: 'a-token', user: null });
  const pauses: number[] = [];
  async function load(apiBase = '') {
    const platform = createFakePlatform({
      fetch: server.fetch,
      sessionStorage,
      missingCallsStorage,
      wait: async (ms) => void pauses.push(ms),
    });
    const client = createClient({ platform, apiBase });
    await client.session?.refreshUser();
    return client;
  }
  const asked = (name: string) => server.calls.filter((call) => call.name === name).length;
  return { load, asked, pauses };
}

const lacking: readonly (readonly [string, Reply<never>])[] = [
  ['with a page', html(404)],
  ['in JSON', refuse(404, 'no Route matched with those values')],
  ['as a method that it lacks', html(405)],
];

describe('a call that the server lacks', () => {
  it.each(lacking)(
    'is sent once per session, over all page loads, if the server answers %s',
    async (_, answer) => {
      const { load, asked, pauses } = openTab({ user: () => answer });
      for (let visit = 0; visit < 3; visit++) {
        const client = await load();
        await client.session?.refreshUser();
        expect(client.session?.state.peek().isAuthenticated).toBe(true);
        client.dispose();
      }
      // The client's own call and the one here start before the first answer.
      expect(asked('user')).toBeLessThanOrEqual(2);
      expect(pauses).toEqual([]);
    },
  );

  it('is sent again after the next sign-in, because the server may have been updated', async () => {
    let isThere = false;
    const { load, asked } = openTab({ user: () => (isThere ? ok(demoUser) : html(404)) });
    const client = await load();
    const before = asked('user');
    isThere = true;
    await client.session?.logout();
    await client.session?.login({ username: 'amaka', password: 'x' });
    await expect.poll(() => asked('user')).toBeGreaterThan(before);
    expect(client.session?.state.peek().user?.username).toBe('amaka');
  });

  it('does not count as missing at another server', async () => {
    const { load, asked } = openTab({ user: () => html(404) });
    await load();
    const before = asked('user');
    await load('https://other.test');
    expect(asked('user')).toBeGreaterThan(before);
  });
});

describe('a call that is sent again', () => {
  it.each([
    ['a passing fault', () => html(502)],
    ['a refusal', () => refuse(403, 'Not now.')],
  ])('follows %s', async (_, answer) => {
    const { load, asked } = openTab({ user: answer });
    await load();
    const before = asked('user');
    await load();
    expect(asked('user')).toBeGreaterThan(before);
  });

  it('includes a call for a missing item and a call of the specification', async () => {
    const { load, asked } = openTab({
      user: () => ok(demoUser),
      transaction: () => html(404),
      balance: () => html(404),
      voidPurchase: () => html(404),
    });
    const client = await load();
    for (let time = 0; time < 2; time++) {
      await client.call(endpoints.transaction, { params: { ref: 'a-ref' } });
      await client.call(endpoints.balance);
      await client.call(endpoints.voidPurchase, { params: { reference: 'a-reference' } });
    }
    expect(['transaction', 'balance', 'voidPurchase'].map(asked)).toEqual([2, 2, 2]);
  });

  it('includes every call if the storage has invalid content', async () => {
    const { load, asked } = openTab({ user: () => ok(demoUser) });
    const storage = createMemoryTextStorage('\n__proto__\nbalance\ntransaction\n');
    const server = createFakeServer({ balance: () => html(404), user: () => ok(demoUser) });
    const sessionStorage = createMemorySessionStorage();
    sessionStorage.write({ token: 'a-token', user: null });
    const platform = createFakePlatform({
      fetch: server.fetch,
      sessionStorage,
      missingCallsStorage: storage,
    });
    const client = createClient({ platform });
    await client.call(endpoints.balance);
    expect(server.calls.map(({ name }) => name)).toContain('balance');
    await load();
    expect(asked('user')).toBeGreaterThan(0);
  });
});
