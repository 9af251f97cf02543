import { describe, expect, it } from 'vitest';
import { demoSignedIn } from '../demo/agent.ts';
import { createMemorySessionStorage } from '../platform/sessionStorage.ts';
import { createPasswordReset } from '../stores/passwordReset.ts';
import { type Answers, ok, refuse } from '../testing/fakeServer.ts';
import { createTestSession, stored, amaka as user } from '../testing/testSession.harness.ts';

function start(answers: Answers, isSignedIn = false) {
  const storage = isSignedIn ? stored() : createMemorySessionStorage();
  const { session, server, call } = createTestSession(answers, storage);
  const reset = createPasswordReset({ call, carry: () => {}, session });
  return { server, storage, session, reset };
}

const amaka = {
  firstName: 'Amaka',
  lastName: 'Okafor',
  username: 'amaka',
  email: 'amaka@example.ng',
  phone: '0801 234 5678',
  password: 'a password',
};

describe('registration', () => {
  it('signs in: session stored, user and token set', async () => {
    const { session, storage, server } = start({ register: () => ok(demoSignedIn, { message: 'Welcome' }) });
    const registering = session.register(amaka);
    expect(session.state.value).toMatchObject({ isLoading: true, isAuthenticated: false });
    expect(await registering).toMatchObject({ ok: true, message: 'Welcome' });
    expect(session.state.value).toMatchObject({ isLoading: false, isAuthenticated: true, user });
    expect(storage.read()).toEqual({ token: 'demo-session-token', user });
    expect(server.calls[0]).toMatchObject({ token: null, body: amaka });
  });

  it('that is refused only clears isLoading', async () => {
    const errors = { email: ['This address is taken.'] };
    const { session, storage } = start({ register: () => refuse(422, 'Not valid', { errors }) });
    const before = session.state.value;
    expect(await session.register(amaka)).toMatchObject({ ok: false, problem: { failure: { errors } } });
    expect(session.state.value).toEqual(before);
    expect(storage.read()).toBeNull();
  });

  it('without a password sends nothing', async () => {
    const { session, server } = start({ register: () => ok(demoSignedIn) });
    expect((await session.register({ ...amaka, password: '' })).ok).toBe(false);
    expect(server.calls).toHaveLength(0);
  });
});

describe('a forgotten password', () => {
  const answers: Answers = {
    resetPassword: () => ok({ reference: 'reset-1' }),
    otpResetPassword: ({ body }) =>
      body.otp === '123456' ? ok({ resetToken: 'proof-1' }) : refuse(422, 'This code is not right.'),
    confirmResetPassword: ({ body }) => (body.resetToken === 'proof-1' ? ok(null) : refuse(403, 'No')),
  };

  it('merges what each step learns into reset_password, and forgets it at the end', async () => {
    const { session, reset, server } = start(answers);
    await reset.request('amaka@example.ng');
    expect(session.state.value.reset_password).toEqual({ email: 'amaka@example.ng', reference: 'reset-1' });
    await reset.enterOtp('123456');
    expect(session.state.value.reset_password).toEqual({
      email: 'amaka@example.ng',
      reference: 'reset-1',
      resetToken: 'proof-1',
    });
    expect((await reset.finish('another')).ok).toBe(true);
    expect(session.state.value.reset_password).toEqual({});
    expect(session.state.value.isAuthenticated).toBe(false);
    expect(server.calls.map(({ token }) => token)).toEqual([null, null, null]);
  });

  it('stays where it is after a wrong code', async () => {
    const { session, reset } = start(answers);
    await reset.request('amaka@example.ng');
    expect((await reset.enterOtp('000000')).ok).toBe(false);
    expect(session.state.value.reset_password).not.toHaveProperty('resetToken');
  });

  it('sends no step before its time', async () => {
    const { reset, server } = start(answers);
    expect((await reset.enterOtp('123456')).ok).toBe(false);
    expect((await reset.finish('another')).ok).toBe(false);
    expect(server.calls).toHaveLength(0);
  });

  it('that is asked for again starts over', async () => {
    const { session, reset } = start(answers);
    await reset.request('amaka@example.ng');
    await reset.enterOtp('123456');
    await reset.request('other@example.ng');
    expect(session.state.value.reset_password).toEqual({ email: 'other@example.ng', reference: 'reset-1' });
  });

  it('keeps nothing of it in the stored session', async () => {
    const { session, reset, storage } = start({ ...answers, login: () => ok(demoSignedIn) });
    await reset.request('amaka@example.ng');
    await session.login({ username: 'amaka', password: 'x' });
    expect(Object.keys(storage.read() ?? {})).toEqual(['token', 'user']);
    expect(session.state.value.reset_password).toEqual({});
  });
});

describe('changing the password', () => {
  const change = { oldPassword: 'old', newPassword: 'new' };

  it('gives the server’s message', async () => {
    const { session, server } = start({ changePassword: () => ok(null, { message: 'Changed.' }) }, true);
    expect(await session.changePassword(change)).toMatchObject({ ok: true, message: 'Changed.' });
    expect(server.calls[0]).toMatchObject({ token: 'a-token', body: change });
  });

  it.each([400, 401, 422])(
    'is refused for a wrong old password with %i, and the session stays',
    async (status) => {
      const errors = { oldPassword: ['This is not your password.'] };
      const { session } = start({ changePassword: () => refuse(status, 'No', { errors }) }, true);
      expect((await session.changePassword(change)).ok).toBe(false);
      expect(session.state.value.isAuthenticated).toBe(true);
    },
  );

  it('ends the session where the server does not know it any more', async () => {
    const over = refuse(401, 'Sign in again', { code: 'unauthenticated' });
    const { session, storage } = start({ changePassword: () => over }, true);
    await session.changePassword(change);
    expect(session.state.value.isAuthenticated).toBe(false);
    expect(session.ended.value).toBe('expired');
    expect(storage.read()).toBeNull();
  });

  it('sends nothing while no agent is signed in', async () => {
    const { session, server } = start({ changePassword: () => ok(null) });
    expect(await session.changePassword(change)).toMatchObject({ problem: { reason: 'no-token' } });
    expect(server.calls).toHaveLength(0);
  });
});
