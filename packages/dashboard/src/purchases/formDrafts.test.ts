import { createClient, createMemorySessionStorage } from '@oja/core';
import { createFakePlatform, createFakeServer, ok } from '@oja/core/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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

test('restores a form for the same agent after the session expired', async () => {
  const { forms, enter, session } = open();
  await enter('amaka');
  forms.keep('data', { recipient: '0803' });
  await session.rejected('t-amaka');
  expect(session.state.peek().isAuthenticated).toBe(false);
  await enter('amaka');
  expect(forms.of('data')).toEqual({ recipient: '0803' });
  expect(forms.of('airtime')).toEqual({});
});

test('returns no draft to another agent', async () => {
  const { forms, enter, session } = open();
  await enter('amaka');
  forms.keep('data', { recipient: '0803' });
  await session.rejected('t-amaka');
  await enter('bola');
  expect(forms.of('data')).toEqual({});
});

test('clears the drafts on logout', async () => {
  const { forms, enter, session } = open();
  await enter('amaka');
  forms.keep('data', { recipient: '0803' });
  await session.logout();
  await enter('amaka');
  expect(forms.of('data')).toEqual({});
});

describe('formDrafts across reloads', () => {
  let stored: Map<string, string>;
  beforeEach(() => {
    stored = new Map();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => void stored.set(key, text),
      removeItem: (key: string) => void stored.delete(key),
    });
    vi.stubGlobal('window', new EventTarget());
    vi.stubGlobal('document', new EventTarget());
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  const leave = () => window.dispatchEvent(new Event('pagehide'));
  /** Simulates switching to another app and back. */
  const turn = (visibilityState: DocumentVisibilityState) => {
    Object.assign(document, { visibilityState });
    document.dispatchEvent(new Event('visibilitychange'));
  };

  /** A page of amaka's that is hidden with a half-filled form. */
  async function hideHalfAForm() {
    const page = open();
    await page.enter('amaka');
    page.forms.keep('data', { recipient: '0803' });
    page.forms.keep('airtime', {});
    leave();
    return page;
  }

  test('restores a form for the same agent, once', async () => {
    await hideHalfAForm();
    const { forms, enter } = open();
    expect([...stored]).toEqual([]);
    await enter('amaka');
    expect(forms.of('data')).toEqual({ recipient: '0803' });
    const again = open();
    await again.enter('amaka');
    expect(again.forms.of('data')).toEqual({});
  });

  test('returns no draft to another agent, and deletes it on logout', async () => {
    await hideHalfAForm();
    const { forms, enter } = open();
    await enter('bola');
    expect(forms.of('data')).toEqual({});

    const { session } = await hideHalfAForm();
    await session.logout();
    expect([...stored]).toEqual([]);
  });

  test('stores drafts only while the page is hidden, so that a purchase made later is not offered again', async () => {
    const { forms, enter } = open();
    await enter('amaka');
    forms.keep('data', { recipient: '0803' });
    turn('hidden');
    expect(stored.size).toBe(1);
    turn('visible');
    expect(stored.size).toBe(0);
  });

  test('stores nothing if no form has entries', async () => {
    const { forms, enter } = open();
    await enter('amaka');
    forms.keep('data', { recipient: '0803' });
    forms.keep('data', {});
    leave();
    expect([...stored]).toEqual([]);
  });

  test.each([
    '{',
    '7',
    '{"agent":"amaka","forms":7}',
    '{"agent":"amaka","forms":{"data":[1],"airtime":{"recipient":{}}}}',
  ])('ignores the stored value %s', async (text) => {
    stored.set('oja_drafts', text);
    const { forms, enter } = open();
    await enter('amaka');
    expect(forms.of('data')).toEqual({});
    expect(forms.of('airtime')).toEqual({});
  });
});
