import { createClient, createMemorySessionStorage } from '@oja/core';
import { createFakePlatform, createFakeServer, ok } from '@oja/core/testing';
import { expect, test } from 'vitest';
import { createFormDrafts } from './formDrafts.ts';

const userOf = (username: string) => ({ firstName: '', lastName: '', username, phone: '', email: '' });

function open() {
  let now = 'amaka';
  const server = createFakeServer({
    login: () => ok({ user: userOf(now), authorization: { token: `t-${now}` } }),
    user: () => ok(userOf(now)),
    logout: () => ok(undefined),
  });
  const client = createClient({
    platform: createFakePlatform({ fetch: server.fetch, sessionStorage: createMemorySessionStorage() }),
  });
  const { session } = client;
  if (!session) throw new Error('The client has a session of its own.');
  const forms = client.getStore(createFormDrafts);
  return {
    forms,
    session,
    async enter(username: string) {
      now = username;
      await session.login({ username, password: 'x' });
    },
  };
}

test('a form is found again by the same agent', async () => {
  const { forms, enter, session } = open();
  await enter('amaka');
  forms.keep('data', { recipient: '0803' });
  await session.rejected('t-amaka');
  expect(session.state.peek().isAuthenticated).toBe(false);
  await enter('amaka');
  expect(forms.of('data')).toEqual({ recipient: '0803' });
  expect(forms.of('airtime')).toEqual({});
});

test('another agent finds nothing', async () => {
  const { forms, enter, session } = open();
  await enter('amaka');
  forms.keep('data', { recipient: '0803' });
  await session.rejected('t-amaka');
  await enter('bola');
  expect(forms.of('data')).toEqual({});
});

test('a logout leaves nothing behind', async () => {
  const { forms, enter, session } = open();
  await enter('amaka');
  forms.keep('data', { recipient: '0803' });
  await session.logout();
  await enter('amaka');
  expect(forms.of('data')).toEqual({});
});
