import { describe, expect, it } from 'vitest';
import { demoSignedIn } from '../contract/demo/agent.ts';
import { type Answers, ok } from '../testing/fakeServer.ts';
import { amaka, createTestSession, fakeBrowser, signedOut } from '../testing/testSession.helper.ts';
import { createMemorySessionStorage } from './sessionStorage.ts';

const credentials = { username: 'amaka', password: 'a-password' };

describe('two tabs', () => {
  function twoTabs(answers: Answers = {}) {
    const { tabStorage, settle } = fakeBrowser();
    const a = createTestSession({ login: () => ok(demoSignedIn), ...answers }, tabStorage());
    const b = createTestSession(answers, tabStorage());
    return { a, b, settle };
  }

  it('sign in and out together', async () => {
    const { a, b, settle } = twoTabs();
    await a.session.login(credentials);
    settle();
    expect(b.state()).toMatchObject({ isAuthenticated: true, token: 'demo-session-token', user: amaka });
    await a.session.logout();
    settle();
    expect(b.state()).toEqual(signedOut);
    expect(b.session.ended.peek()).toBe('elsewhere');
    expect(a.session.ended.peek()).toBe('logout');
  });

  it('never mix two agents: the first session ends before the second begins', async () => {
    const { a, b, settle } = twoTabs({
      login: ({ body }) => ok({ user: { username: body.username }, authorization: { token: body.username } }),
    });
    await a.session.login({ username: 'amaka', password: 'x' });
    settle();
    const seen: (string | null)[] = [];
    const stop = b.session.state.subscribe(({ token, user }) => {
      expect(user?.username ?? null).toBe(token);
      seen.push(token);
    });
    await a.session.login({ username: 'bello', password: 'x' });
    settle();
    stop();
    expect(seen).toEqual(['amaka', null, 'bello']);
  });

  it('keep a session that could not be stored', async () => {
    let tell = () => {};
    const storage = {
      ...createMemorySessionStorage(),
      write: () => false,
      subscribe(listener: () => void) {
        tell = listener;
        return () => {};
      },
    };
    const { session, state } = createTestSession({ login: () => ok(demoSignedIn) }, storage);
    await session.login(credentials);
    expect(session.inMemoryOnly.peek()).toBe(true);
    tell();
    expect(state().isAuthenticated).toBe(true);
    storage.read = () => ({ token: 'another', user: null });
    tell();
    expect(state().token).toBe('another');
    expect(session.inMemoryOnly.peek()).toBe(false);
  });

  it('do not update a disposed session', async () => {
    const { a, b, settle } = twoTabs();
    b.session.dispose();
    await a.session.login(credentials);
    settle();
    expect(b.state()).toEqual(signedOut);
  });
});
