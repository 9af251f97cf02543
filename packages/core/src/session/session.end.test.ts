import { describe, expect, it } from 'vitest';
import { demoBalance, demoSignedIn, demoUser } from '../contract/demo/agent.ts';
import { endpoints } from '../contract/endpoints.ts';
import { html, lost, ok, refuse } from '../testing/fakeServer.ts';
import { amaka, createTestSession, fakeBrowser, signedOut, stored } from '../testing/testSession.helper.ts';

/** The API's statement that a session has ended, and a 401 that any gateway may send. */
const over = refuse(401, 'Sign in again.', { code: 'unauthenticated' });
const gateway = refuse(401, 'Unauthorized');

const credentials = { username: 'amaka', password: 'a-password' };

describe('refreshing the user', () => {
  it('sets and stores the user that the server returns', async () => {
    const storage = stored('a-token', null);
    const { session, state } = createTestSession({ user: () => ok(demoUser) }, storage);
    await session.refreshUser();
    expect(state().user).toEqual(amaka);
    expect(storage.read()).toEqual({ token: 'a-token', user: amaka });
  });

  it('keeps the agent signed in if the server lacks the call', async () => {
    for (const reply of [refuse(404, 'No such call.'), html(404), lost]) {
      const { session, state } = createTestSession({ user: () => reply }, stored());
      await session.refreshUser();
      expect(state()).toMatchObject({ isAuthenticated: true, user: amaka });
    }
  });

  it('ends the session if the server says that it has ended', async () => {
    const storage = stored();
    const { session, state } = createTestSession({ user: () => over }, storage);
    await session.refreshUser();
    expect(state()).toEqual(signedOut);
    expect(session.ended.peek()).toBe('expired');
    expect(storage.read()).toBeNull();
  });

  it('sends nothing while no agent is signed in', async () => {
    const { session, server } = createTestSession({ user: () => ok(demoUser) });
    await session.refreshUser();
    expect(server.calls).toHaveLength(0);
  });

  it('drops an answer that arrives after the session has ended, and does not store it', async () => {
    const storage = stored();
    const { session, state } = createTestSession({ user: () => ok(demoUser) }, storage);
    const refreshing = session.refreshUser();
    await session.logout();
    await refreshing;
    expect(state()).toEqual(signedOut);
    expect(storage.read()).toBeNull();
  });

  it('does not restore a session that another tab has ended', async () => {
    const { tabStorage, kept, settle } = fakeBrowser();
    const mine = tabStorage();
    const other = tabStorage();
    mine.write({ token: 'a-token', user: null });
    const { session, state } = createTestSession({ user: () => ok(demoUser) }, mine);
    const refreshing = session.refreshUser();
    other.clear();
    await refreshing;
    expect(kept()).toBeNull();
    settle();
    expect(state()).toEqual(signedOut);
  });
});

describe('a refused token', () => {
  it('ends the session once for many concurrent calls', async () => {
    const storage = stored();
    const { session, call, state } = createTestSession(
      { balance: () => refuse(401, 'Sign in again.') },
      storage,
    );
    const ends: (string | null)[] = [];
    const stop = session.ended.subscribe((end) => void ends.push(end));
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => call(endpoints.balance)));
    stop();
    expect(outcomes.every((result) => !result.ok)).toBe(true);
    expect(ends).toEqual([null, 'expired']);
    expect(state()).toEqual(signedOut);
    expect(storage.read()).toBeNull();
  });

  it('ends the session without a check if the API states it', async () => {
    const { session, call, server } = createTestSession({ transactions: () => over }, stored());
    await call(endpoints.transactions);
    expect(session.ended.peek()).toBe('expired');
    expect(server.calls.map(({ name }) => name)).toEqual(['transactions']);
  });

  it('keeps the session if the API still accepts the token, and repeats a read that a gateway refused', async () => {
    let asked = 0;
    const storage = stored();
    const { session, call, state, server } = createTestSession(
      { transactions: () => (asked++ === 0 ? gateway : ok([])), balance: () => ok(demoBalance) },
      storage,
    );
    expect(await call(endpoints.transactions)).toMatchObject({ ok: true });
    expect(server.calls.map(({ name }) => name)).toEqual(['transactions', 'balance', 'transactions']);
    expect([state().isAuthenticated, session.ended.peek()]).toEqual([true, null]);
    expect(storage.read()?.token).toBe('a-token');
  });

  it('keeps the session and does not repeat a purchase that a gateway refused', async () => {
    const { session, call, server } = createTestSession(
      { purchase: () => gateway, balance: () => ok(demoBalance) },
      stored(),
    );
    const body = {
      reference: '4f1f5cb0-9d5e-4c57-8a1a-0d7c8b1a2e3f',
      serviceId: 'mtn-data',
      recipient: '08031234567',
      expectedPrice: '456.00',
    };
    expect(await call(endpoints.purchase, { params: { category: 'data' }, body })).toMatchObject({
      problem: { status: 401 },
    });
    expect(server.calls.filter(({ name }) => name === 'purchase')).toHaveLength(1);
    expect(session.ended.peek()).toBeNull();
  });

  it('ends the session if the balance is refused too, checked once for all calls', async () => {
    const { session, call, server } = createTestSession(
      { transactions: () => gateway, balance: () => gateway },
      stored(),
    );
    await Promise.all(Array.from({ length: 50 }, () => call(endpoints.transactions)));
    expect(session.ended.peek()).toBe('expired');
    expect(server.calls.filter(({ name }) => name === 'balance')).toHaveLength(1);
  });

  it('keeps the session if the balance check fails', async () => {
    for (const balance of [lost, html(401), html(503)]) {
      const { session, call } = createTestSession(
        { transactions: () => gateway, balance: () => balance },
        stored(),
      );
      expect(await call(endpoints.transactions)).toMatchObject({ problem: { status: 401 } });
      expect(session.ended.peek()).toBeNull();
    }
  });

  it('keeps the session after a 401 page of another server, such as a Wi-Fi portal', async () => {
    const { session, call, state } = createTestSession({ balance: () => html(401) }, stored());
    expect(await call(endpoints.balance)).toMatchObject({ problem: { status: 401, failure: null } });
    expect(state().isAuthenticated).toBe(true);
    expect(session.ended.peek()).toBeNull();
  });

  it('does not end a session that started after the call', async () => {
    const { session, call, state } = createTestSession(
      { balance: () => refuse(401, 'Sign in again.'), login: () => ok(demoSignedIn) },
      stored('an-old-token'),
    );
    const late = call(endpoints.balance);
    await session.login(credentials);
    await late;
    expect(state()).toMatchObject({ isAuthenticated: true, token: 'demo-session-token' });
  });

  it('leaves a session that another tab has stored since', async () => {
    const { tabStorage, kept, settle } = fakeBrowser();
    const mine = tabStorage();
    const other = tabStorage();
    mine.write({ token: 'an-old-token', user: null });
    const { call, session, state } = createTestSession(
      { balance: () => refuse(401, 'Sign in again.') },
      mine,
    );
    other.write({ token: 'a-new-token', user: amaka });
    await call(endpoints.balance);
    expect(session.ended.peek()).toBe('expired');
    settle();
    expect(kept()?.token).toBe('a-new-token');
    expect(state()).toMatchObject({ token: 'a-new-token', user: amaka });
  });

  it('sends nothing if there is no token', async () => {
    const { call, server } = createTestSession({ balance: () => ok(demoBalance) });
    expect(await call(endpoints.balance)).toMatchObject({ problem: { reason: 'no-token', phase: 'unsent' } });
    expect(server.calls).toHaveLength(0);
  });
});
