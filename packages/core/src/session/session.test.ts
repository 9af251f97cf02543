import { describe, expect, it } from 'vitest';
import { fakeServer, html, lost, ok, refuse } from '../testing/fakeServer.ts';
import { demoBalance, demoSignedIn, demoUser } from '../testing/fixtures.ts';
import { createTransport } from '../transport/transport.ts';
import { createCall } from './call.ts';
import { createSession } from './session.ts';
import { memorySessionStorage, type SessionStorage, type StoredSession } from './storage.ts';

type Answers = Parameters<typeof fakeServer>[0];
const amaka = {
  firstName: 'Amaka',
  lastName: 'Okafor',
  username: 'amaka',
  phone: '08012345678',
  email: 'amaka@example.ng',
};
const credentials = { username: 'amaka', password: 'a-password' };

/** One browser: its tabs share what is stored, and hear of each other's changes when `settle` is called. */
function browser() {
  let kept: StoredSession | null = null;
  const tabs: { listener: (() => void) | null }[] = [];
  let news: (typeof tabs)[number][] = [];
  function tabStorage(): SessionStorage {
    const tab: (typeof tabs)[number] = { listener: null };
    tabs.push(tab);
    const change = (next: StoredSession | null) => {
      if (JSON.stringify(kept) === JSON.stringify(next)) return;
      kept = next;
      news.push(...tabs.filter((other) => other !== tab));
    };
    return {
      read: () => kept,
      write(session) {
        change(session);
        return true;
      },
      clear: () => change(null),
      subscribe(listener) {
        tab.listener = listener;
        return () => {
          tab.listener = null;
        };
      },
    };
  }
  return {
    tabStorage,
    kept: () => kept,
    settle() {
      for (let told = news; told.length > 0; told = news) {
        news = [];
        for (const tab of told) tab.listener?.();
      }
    },
  };
}

function setUp(answers: Answers, storage: SessionStorage = memorySessionStorage(), isOnline = () => true) {
  const server = fakeServer(answers);
  const transport = createTransport({
    fetch: server.fetch,
    isOnline,
    wait: async () => {},
    random: () => 0,
    apiBase: '',
    idempotencyHeader: false,
    paths: {},
  });
  const session = createSession(transport, storage);
  return { server, session, call: createCall(transport, session), state: () => session.state.peek() };
}

const signedOut = { token: null, isLoading: false, isAuthenticated: false, user: null, reset_password: {} };
const stored = (token = 'a-token', user: StoredSession['user'] = amaka): SessionStorage => {
  const storage = memorySessionStorage();
  storage.write({ token, user });
  return storage;
};

describe('at the start', () => {
  it('nobody is signed in without a stored session', () => {
    expect(setUp({}).state()).toEqual(signedOut);
  });

  it('the agent is signed in when a stored session has a token, with or without its user', () => {
    expect(setUp({}, stored()).state()).toEqual({
      ...signedOut,
      token: 'a-token',
      isAuthenticated: true,
      user: amaka,
    });
    expect(setUp({}, stored('a-token', null)).state()).toMatchObject({ isAuthenticated: true, user: null });
  });
});

describe('signing in', () => {
  it('is loading until the server answers, then stores the session and is authenticated', async () => {
    const storage = memorySessionStorage();
    const { session, state } = setUp({ login: () => ok(demoSignedIn, { message: 'Welcome back' }) }, storage);
    const signingIn = session.login(credentials);
    expect(state()).toMatchObject({ isLoading: true, isAuthenticated: false });
    expect(await signingIn).toMatchObject({ ok: true, message: 'Welcome back' });
    expect(state()).toEqual({
      ...signedOut,
      token: 'demo-session-token',
      isAuthenticated: true,
      user: amaka,
    });
    expect(storage.read()).toEqual({ token: 'demo-session-token', user: amaka });
  });

  it.each([
    ['a refusal', refuse(401, 'Wrong username or password.')],
    ['a page', html(502)],
    ['a lost answer', lost],
    ['an answer without a token', ok({ user: demoUser }) as never],
  ])('that meets %s only clears isLoading', async (_, reply) => {
    const storage = memorySessionStorage();
    const { session, state } = setUp({ login: () => reply }, storage);
    session.mergeResetPassword({ reference: 'r' });
    expect(await session.login(credentials)).toMatchObject({ ok: false });
    expect(state()).toEqual({ ...signedOut, reset_password: { reference: 'r' } });
    expect(storage.read()).toBeNull();
    expect(session.ended.peek()).toBeNull();
  });

  it('with empty fields sends nothing', async () => {
    const { session, server } = setUp({ login: () => ok(demoSignedIn) });
    expect(await session.login({ username: ' ', password: '' })).toMatchObject({
      problem: { reason: 'refused-to-send' },
    });
    expect(server.calls).toHaveLength(0);
  });

  it('works where nothing can be stored, and says that it ends with the page', async () => {
    const storage = { ...memorySessionStorage(), write: () => false };
    const { session, state } = setUp({ login: () => ok(demoSignedIn) }, storage);
    await session.login(credentials);
    expect(state().isAuthenticated).toBe(true);
    expect(session.inMemoryOnly.peek()).toBe(true);
  });

  it('clears how the last session ended', async () => {
    const { session } = setUp({ login: () => ok(demoSignedIn) }, stored());
    await session.logout();
    expect(session.ended.peek()).toBe('logout');
    await session.login(credentials);
    expect(session.ended.peek()).toBeNull();
  });
});

describe('signing out', () => {
  it('forgets everything at once, and tells the server with the old token', async () => {
    const storage = stored();
    const { session, server, state } = setUp({ logout: () => ok(undefined) }, storage);
    const signingOut = session.logout();
    expect(state()).toEqual(signedOut);
    expect(storage.read()).toBeNull();
    expect(session.ended.peek()).toBe('logout');
    await signingOut;
    expect(server.calls).toMatchObject([{ name: 'logout', token: 'a-token' }]);
  });

  const ways: readonly (readonly [string, Answers, () => boolean])[] = [
    ['offline', {}, () => false],
    ['when the answer is lost', { logout: () => lost }, () => true],
    ['when the server refuses', { logout: () => refuse(401, 'Who?') }, () => true],
  ];
  it.each(ways)('forgets everything %s too', async (_, answers, isOnline) => {
    const storage = stored();
    const { session, state } = setUp(answers, storage, isOnline);
    await session.logout();
    expect(state()).toEqual(signedOut);
    expect(storage.read()).toBeNull();
  });
});

describe('the reset of a password', () => {
  it('gathers what each step gives', () => {
    const { session, state } = setUp({});
    session.mergeResetPassword({ reference: 'r' });
    session.mergeResetPassword({ resetToken: 't' });
    expect(state().reset_password).toEqual({ reference: 'r', resetToken: 't' });
  });
});

describe('refreshing the user', () => {
  it('shows and stores who the server says it is', async () => {
    const storage = stored('a-token', null);
    const { session, state } = setUp({ user: () => ok(demoUser) }, storage);
    await session.refreshUser();
    expect(state().user).toEqual(amaka);
    expect(storage.read()).toEqual({ token: 'a-token', user: amaka });
  });

  it('keeps the agent signed in where the server lacks the call', async () => {
    for (const reply of [refuse(404, 'No such call.'), html(404), lost]) {
      const { session, state } = setUp({ user: () => reply }, stored());
      await session.refreshUser();
      expect(state()).toMatchObject({ isAuthenticated: true, user: amaka });
    }
  });

  it('ends the session where the server says that it is over', async () => {
    const storage = stored();
    const { session, state } = setUp({ user: () => refuse(401, 'Sign in again.') }, storage);
    await session.refreshUser();
    expect(state()).toEqual(signedOut);
    expect(session.ended.peek()).toBe('expired');
    expect(storage.read()).toBeNull();
  });

  it('asks nobody while nobody is signed in', async () => {
    const { session, server } = setUp({ user: () => ok(demoUser) });
    await session.refreshUser();
    expect(server.calls).toHaveLength(0);
  });

  it('drops what comes after the session has ended, and does not store it again', async () => {
    const storage = stored();
    const { session, state } = setUp({ user: () => ok(demoUser) }, storage);
    const refreshing = session.refreshUser();
    await session.logout();
    await refreshing;
    expect(state()).toEqual(signedOut);
    expect(storage.read()).toBeNull();
  });

  it('does not bring back a session that another tab has just ended', async () => {
    const { tabStorage, kept, settle } = browser();
    const mine = tabStorage();
    const other = tabStorage();
    mine.write({ token: 'a-token', user: null });
    const { session, state } = setUp({ user: () => ok(demoUser) }, mine);
    const refreshing = session.refreshUser();
    other.clear();
    await refreshing;
    expect(kept()).toBeNull();
    settle();
    expect(state()).toEqual(signedOut);
  });
});

describe('a refusal of the token', () => {
  it('ends the session once, however many calls meet it at once', async () => {
    const storage = stored();
    const { session, call, state } = setUp({ balance: () => refuse(401, 'Sign in again.') }, storage);
    const ends: (string | null)[] = [];
    const stop = session.ended.subscribe((end) => void ends.push(end));
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => call('balance')));
    stop();
    expect(outcomes.every((outcome) => !outcome.ok)).toBe(true);
    expect(ends).toEqual([null, 'expired']);
    expect(state()).toEqual(signedOut);
    expect(storage.read()).toBeNull();
  });

  it('by a stranger, such as a Wi-Fi portal, ends nothing', async () => {
    const { session, call, state } = setUp({ balance: () => html(401) }, stored());
    expect(await call('balance')).toMatchObject({ problem: { status: 401, failure: null } });
    expect(state().isAuthenticated).toBe(true);
    expect(session.ended.peek()).toBeNull();
  });

  it('that comes late does not end the session that came after', async () => {
    const { session, call, state } = setUp(
      { balance: () => refuse(401, 'Sign in again.'), login: () => ok(demoSignedIn) },
      stored('an-old-token'),
    );
    const late = call('balance');
    await session.login(credentials);
    await late;
    expect(state()).toMatchObject({ isAuthenticated: true, token: 'demo-session-token' });
  });

  it('leaves alone what another tab has stored since', async () => {
    const { tabStorage, kept, settle } = browser();
    const mine = tabStorage();
    const other = tabStorage();
    mine.write({ token: 'an-old-token', user: null });
    const { call, session, state } = setUp({ balance: () => refuse(401, 'Sign in again.') }, mine);
    other.write({ token: 'a-new-token', user: amaka });
    await call('balance');
    expect(session.ended.peek()).toBe('expired');
    settle();
    expect(kept()?.token).toBe('a-new-token');
    expect(state()).toMatchObject({ token: 'a-new-token', user: amaka });
  });

  it('sends nothing more without a token', async () => {
    const { call, server } = setUp({ balance: () => ok(demoBalance) });
    expect(await call('balance')).toMatchObject({ problem: { reason: 'no-token', phase: 'unsent' } });
    expect(server.calls).toHaveLength(0);
  });
});

describe('two tabs', () => {
  function twoTabs(answers: Answers = {}) {
    const { tabStorage, settle } = browser();
    const a = setUp({ login: () => ok(demoSignedIn), ...answers }, tabStorage());
    const b = setUp(answers, tabStorage());
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

  it('never mix two agents: the first one’s session ends before the second’s begins', async () => {
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

  it('that is disposed hears nothing any more', async () => {
    const { a, b, settle } = twoTabs();
    b.session.dispose();
    await a.session.login(credentials);
    settle();
    expect(b.state()).toEqual(signedOut);
  });
});
