import { describe, expect, it } from 'vitest';
import { demoSignedIn, demoUser } from '../contract/demo/agent.ts';
import { type Answers, html, lost, ok, refuse } from '../testing/fakeServer.ts';
import { amaka, createTestSession, signedOut, stored } from '../testing/testSession.helper.ts';
import { createMemorySessionStorage } from './sessionStorage.ts';

const credentials = { username: 'amaka', password: 'a-password' };

describe('a new session', () => {
  it('is signed out without a stored session', () => {
    expect(createTestSession({}).state()).toEqual(signedOut);
  });

  it('is signed in if a stored session has a token, with or without its user', () => {
    expect(createTestSession({}, stored()).state()).toEqual({
      ...signedOut,
      token: 'a-token',
      isAuthenticated: true,
      user: amaka,
    });
    expect(createTestSession({}, stored('a-token', null)).state()).toMatchObject({
      isAuthenticated: true,
      user: null,
    });
  });
});

describe('signing in', () => {
  it('is loading until the server answers, then stores the session and is authenticated', async () => {
    const storage = createMemorySessionStorage();
    const { session, state } = createTestSession(
      { login: () => ok(demoSignedIn, { message: 'Welcome back' }) },
      storage,
    );
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

  it('sends the device token of an earlier sign-in, and stores it outside the session', async () => {
    let device: string | undefined;
    const storage = {
      ...createMemorySessionStorage(),
      device: (token?: string) => (device = token ?? device),
    };
    const bodies: unknown[] = [];
    const { session } = createTestSession(
      {
        login: ({ body }) => {
          bodies.push(body);
          return ok({ ...demoSignedIn, authorization: { token: 'a-token', device: 'ojd_1' } });
        },
      },
      storage,
    );
    await session.login(credentials);
    await session.login(credentials);
    expect(bodies).toEqual([credentials, { ...credentials, device: 'ojd_1' }]);
    expect(JSON.stringify(storage.read())).not.toContain('ojd_1');
  });

  it.each([
    ['a refusal', refuse(401, 'Wrong username or password.')],
    ['a page', html(502)],
    ['a lost answer', lost],
    ['an answer without a token', ok({ user: demoUser }) as never],
  ])('only clears isLoading after %s', async (_, reply) => {
    const storage = createMemorySessionStorage();
    const { session, state } = createTestSession({ login: () => reply }, storage);
    session.mergeResetPassword({ reference: 'r' });
    expect(await session.login(credentials)).toMatchObject({ ok: false });
    expect(state()).toEqual({ ...signedOut, reset_password: { reference: 'r' } });
    expect(storage.read()).toBeNull();
    expect(session.ended.peek()).toBeNull();
  });

  it('sends nothing with empty fields', async () => {
    const { session, server } = createTestSession({ login: () => ok(demoSignedIn) });
    expect(await session.login({ username: ' ', password: '' })).toMatchObject({
      problem: { reason: 'refused-to-send' },
    });
    expect(server.calls).toHaveLength(0);
  });

  it('works if nothing can be stored, and reports that it is in memory only', async () => {
    const storage = { ...createMemorySessionStorage(), write: () => false };
    const { session, state } = createTestSession({ login: () => ok(demoSignedIn) }, storage);
    await session.login(credentials);
    expect(state().isAuthenticated).toBe(true);
    expect(session.inMemoryOnly.peek()).toBe(true);
  });

  it('clears the end of the last session', async () => {
    const { session } = createTestSession({ login: () => ok(demoSignedIn) }, stored());
    await session.logout();
    expect(session.ended.peek()).toBe('logout');
    await session.login(credentials);
    expect(session.ended.peek()).toBeNull();
  });
});

describe('signing out', () => {
  it('clears everything at once, and informs the server with the old token', async () => {
    const storage = stored();
    const { session, server, state } = createTestSession({ logout: () => ok(undefined) }, storage);
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
  it.each(ways)('clears everything %s too', async (_, answers, isOnline) => {
    const storage = stored();
    const { session, state } = createTestSession(answers, storage, isOnline);
    await session.logout();
    expect(state()).toEqual(signedOut);
    expect(storage.read()).toBeNull();
  });
});

describe('password reset data', () => {
  it('is merged from every step', () => {
    const { session, state } = createTestSession({});
    session.mergeResetPassword({ reference: 'r' });
    session.mergeResetPassword({ resetToken: 't' });
    expect(state().reset_password).toEqual({ reference: 'r', resetToken: 't' });
  });
});
