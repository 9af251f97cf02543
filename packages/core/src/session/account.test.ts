import { describe, expect, it } from 'vitest';
import { demoSignedIn } from '../contract/demo/agent.ts';
import { createPasswordReset } from '../features/security/password/reset.ts';
import { type Answers, ok, refuse } from '../testing/fakeServer.ts';
import { createTestSession, stored, amaka as user } from '../testing/testSession.helper.ts';
import { createMemorySessionStorage } from './sessionStorage.ts';

function start(answers: Answers, isSignedIn = false) {
  const storage = isSignedIn ? stored() : createMemorySessionStorage();
  const { session, server, call } = createTestSession(answers, storage);
  const reset = createPasswordReset({ call, session });
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
  it('stores the session, and sets user and token', async () => {
    const { session, storage, server } = start({ register: () => ok(demoSignedIn, { message: 'Welcome' }) });
    const registering = session.register(amaka);
    expect(session.state.value).toMatchObject({ isLoading: true, isAuthenticated: false });
    expect(await registering).toMatchObject({ ok: true, message: 'Welcome' });
    expect(session.state.value).toMatchObject({ isLoading: false, isAuthenticated: true, user });
    expect(storage.read()).toEqual({ token: 'demo-session-token', user });
    expect(server.calls[0]).toMatchObject({ token: null, body: amaka });
  });

  it('only clears isLoading if it is refused', async () => {
    const errors = { email: ['This address is taken.'] };
    const { session, storage } = start({ register: () => refuse(422, 'Not valid', { errors }) });
    const before = session.state.value;
    expect(await session.register(amaka)).toMatchObject({ ok: false, problem: { failure: { errors } } });
    expect(session.state.value).toEqual(before);
    expect(storage.read()).toBeNull();
  });

  it('sends nothing without a password', async () => {
    const { session, server } = start({ register: () => ok(demoSignedIn) });
    expect((await session.register({ ...amaka, password: '' })).ok).toBe(false);
    expect(server.calls).toHaveLength(0);
  });
});

describe('a password reset', () => {
  const answers: Answers = {
    resetPassword: () => ok({ reference: 'reset-1' }),
    otpResetPassword: ({ body }) =>
      body.otp === '123456' ? ok({ resetToken: 'proof-1' }) : refuse(422, 'This code is not right.'),
    confirmResetPassword: ({ body }) => (body.resetToken === 'proof-1' ? ok(null) : refuse(403, 'No')),
  };

  it('collects the result of each step in reset_password, and clears it at the end', async () => {
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

  it('gets no reset token after a wrong code', async () => {
    const { session, reset } = start(answers);
    await reset.request('amaka@example.ng');
    expect((await reset.enterOtp('000000')).ok).toBe(false);
    expect(session.state.value.reset_password).not.toHaveProperty('resetToken');
  });

  it('sends no step before the previous one has succeeded', async () => {
    const { reset, server } = start(answers);
    expect((await reset.enterOtp('123456')).ok).toBe(false);
    expect((await reset.finish('another')).ok).toBe(false);
    expect(server.calls).toHaveLength(0);
  });

  it('starts over when it is requested again', async () => {
    const { session, reset } = start(answers);
    await reset.request('amaka@example.ng');
    await reset.enterOtp('123456');
    await reset.request('other@example.ng');
    expect(session.state.value.reset_password).toEqual({ email: 'other@example.ng', reference: 'reset-1' });
  });

  it('keeps none of its data in the stored session', async () => {
    const { session, reset, storage } = start({ ...answers, login: () => ok(demoSignedIn) });
    await reset.request('amaka@example.ng');
    await session.login({ username: 'amaka', password: 'x' });
    expect(Object.keys(storage.read() ?? {})).toEqual(['token', 'user']);
    expect(session.state.value.reset_password).toEqual({});
  });
});

describe('a password change', () => {
  const change = { oldPassword: 'old', newPassword: 'new' };

  it('returns the server’s message', async () => {
    const { session, server } = start({ changePassword: () => ok(null, { message: 'Changed.' }) }, true);
    expect(await session.changePassword(change)).toMatchObject({ ok: true, message: 'Changed.' });
    expect(server.calls[0]).toMatchObject({ token: 'a-token', body: change });
  });

  it.each([400, 401, 422])('keeps the session if the old password is wrong (%i)', async (status) => {
    const errors = { oldPassword: ['This is not your password.'] };
    const { session } = start({ changePassword: () => refuse(status, 'No', { errors }) }, true);
    expect((await session.changePassword(change)).ok).toBe(false);
    expect(session.state.value.isAuthenticated).toBe(true);
  });

  it('ends the session if the server no longer knows it', async () => {
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
