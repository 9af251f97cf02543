import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../testing/propertyRuns.helper.ts';
import {
  createPageSessionStorage,
  type PageStorage,
  parseStoredSession,
  SESSION_KEY,
} from './pageSessionStorage.ts';

const user = { firstName: 'Amaka', lastName: 'Okafor', username: 'amaka', phone: '', email: '' };

function fakeLocalStorage(limit = Number.POSITIVE_INFINITY) {
  const kept = new Map<string, string>();
  const storage: PageStorage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem(key, value) {
      if (value.length > limit) throw new DOMException('Full', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key) => void kept.delete(key),
  };
  return { kept, storage };
}

const blocked = new Proxy({} as PageStorage, {
  get: () => () => {
    throw new DOMException('Blocked', 'SecurityError');
  },
});
const silent = () => () => {};

describe('the session in local storage', () => {
  it('is stored under user_session with a token and a user, and can be read back', () => {
    const { kept, storage } = fakeLocalStorage();
    const session = createPageSessionStorage(storage, silent);
    expect(session.write({ token: 'a-token', user })).toBe(true);
    expect(JSON.parse(kept.get('user_session') ?? '')).toEqual({ token: 'a-token', user });
    expect(session.read()).toEqual({ token: 'a-token', user });
    session.clear();
    expect(kept.size).toBe(0);
  });

  it.each([
    '',
    'null',
    '{',
    '"a-token"',
    '[]',
    '{"token":""}',
    '{"token":5}',
    '{"user":{}}',
    '{"token":"t","user":"amaka"}',
    `{"token":"${'x'.repeat(5_000)}"}`,
  ])('is ignored and cleared if it is %j', (junk) => {
    const { kept, storage } = fakeLocalStorage();
    kept.set(SESSION_KEY, junk);
    expect(createPageSessionStorage(storage, silent).read()).toBeNull();
    expect(kept.get(SESSION_KEY) || undefined).toBeUndefined();
  });

  it('is parsed from any text without throwing, and has only known fields', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (junk) => {
        const read = parseStoredSession(junk);
        if (read) expect(Object.keys(read).sort()).toEqual(['token', 'user']);
      }),
      { numRuns: propertyRuns(3_000) },
    );
    const rich = parseStoredSession(
      '{"token":"t","user":{"username":"amaka","isAdmin":true},"role":"admin"}',
    );
    expect(JSON.stringify(rich)).not.toMatch(/admin/i);
  });

  it('is null and not written if storage is blocked', () => {
    const session = createPageSessionStorage(blocked, silent);
    expect(session.read()).toBeNull();
    expect(session.write({ token: 'a-token', user })).toBe(false);
    expect(() => session.clear()).not.toThrow();
  });

  it('leaves no older session behind if the new one does not fit', () => {
    const { kept, storage } = fakeLocalStorage(60);
    const session = createPageSessionStorage(storage, silent);
    session.write({ token: 'an-older', user: null });
    expect(session.write({ token: 'a-newer', user })).toBe(false);
    expect(kept.size).toBe(0);
  });

  it('is separate from the device token, which stays when the session ends', () => {
    const { kept, storage } = fakeLocalStorage();
    const session = createPageSessionStorage(storage, silent);
    expect(session.device?.()).toBeUndefined();
    expect(session.device?.('ojd_1')).toBe('ojd_1');
    session.write({ token: 'a-token', user });
    expect(session.device?.(undefined)).toBe('ojd_1');
    session.clear();
    expect([session.device?.(), [...kept.values()]]).toEqual(['ojd_1', ['ojd_1']]);
    kept.set('oja_device', 'x'.repeat(10_000));
    expect(session.device?.()).toHaveLength(99);
    kept.set('oja_device', '');
    expect(session.device?.()).toBeUndefined();
    expect(createPageSessionStorage(blocked, silent).device?.('ojd_1')).toBeUndefined();
  });

  it('notifies of changes to its key and to the whole storage, and of no others', () => {
    let tell: (key: string | null) => void = () => {};
    const session = createPageSessionStorage(fakeLocalStorage().storage, (listener) => {
      tell = listener;
      return () => {
        tell = () => {};
      };
    });
    let heard = 0;
    const stop = session.subscribe(() => {
      heard += 1;
    });
    for (const key of ['other', SESSION_KEY, null]) tell(key);
    expect(heard).toBe(2);
    stop();
    tell(SESSION_KEY);
    expect(heard).toBe(2);
  });
});
