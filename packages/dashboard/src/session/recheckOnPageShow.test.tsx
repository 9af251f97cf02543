import { createPageSessionStorage, SESSION_KEY } from '@oja/core';
import { afterEach, expect, it } from 'vitest';
import { createTestClient } from '../../../widgets/src/testing/testClient.ts';
import { recheckOnPageShow } from './recheckOnPageShow.ts';

const listen = (changed: (key: string | null) => void) => {
  const hear = ({ key }: StorageEvent) => changed(key);
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
};
const keep = (token: string) => localStorage.setItem(SESSION_KEY, JSON.stringify({ token, user: null }));
const comeBack = (persisted: boolean) => dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  localStorage.removeItem(SESSION_KEY);
});

function open() {
  keep('a');
  const { client } = createTestClient({
    platform: { sessionStorage: createPageSessionStorage(localStorage, listen) },
  });
  const { session } = client;
  if (!session) throw new Error('The test client has no session.');
  stops.push(recheckOnPageShow(session), () => client.dispose());
  return session;
}

it('ends the session of a page that comes back after a logout in another tab', () => {
  const session = open();
  localStorage.removeItem(SESSION_KEY);
  comeBack(true);
  expect(session.state.value.isAuthenticated).toBe(false);
  expect(session.ended.value).toBe('elsewhere');
});

it('leaves the session alone where nothing changed, and on a first visit', () => {
  const session = open();
  comeBack(true);
  expect(session.state.value.token).toBe('a');
  localStorage.removeItem(SESSION_KEY);
  comeBack(false);
  expect(session.state.value.token).toBe('a');
});
