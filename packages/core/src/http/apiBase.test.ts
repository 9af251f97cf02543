import { describe, expect, it } from 'vitest';
import { createClient } from '../client/client.ts';
import { createFakePlatform } from '../testing/fakePlatform.ts';
import { parseApiBase } from './apiBase.ts';

const allowed = ['https://api.good.ng'];

/** Addresses that resemble the allowed one or no address at all, and lead elsewhere. */
const traps = [
  'https://api.good.ng@evil.example',
  'https://user:secret@api.good.ng',
  '//evil.example',
  'https:\\\\evil.example',
  'https:/\\evil.example',
  'https:evil.example',
  'http://api.good.ng',
  'ftp://api.good.ng',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://api.good.ng/path',
  'https://api.good.ng?x=1',
  'https://api.good.ng#x',
  'https://',
  'api.good.ng',
  '/api',
  'https://api.good.ng\\@evil.example',
];

describe('an API base', () => {
  it.each([
    ['', ''],
    ['  ', ''],
    ['https://api.good.ng', 'https://api.good.ng'],
    ['https://api.good.ng/', 'https://api.good.ng'],
    ['HTTPS://API.GOOD.NG', 'https://api.good.ng'],
    ['https://api.good.ng:443', 'https://api.good.ng'],
    ['https://api.good.ng:8443', 'https://api.good.ng:8443'],
    ['http://localhost:8080', 'http://localhost:8080'],
    ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
    ['http://[::1]:8080', 'http://[::1]:8080'],
  ])('parses %j into the origin %j', (raw, origin) => {
    expect(parseApiBase(raw)).toBe(origin);
  });

  it.each(traps)('is refused if it is %s', (raw) => {
    expect(() => parseApiBase(raw)).toThrow('not an https origin');
  });

  it.each(['https://api.good.ng.evil.example', 'https://api.good.ng:8443', 'https://xn--pi-7ba.good.ng'])(
    '%s is refused if the build allows only another origin',
    (raw) => {
      expect(() => parseApiBase(raw, allowed)).toThrow('not an https origin');
      expect(parseApiBase('https://api.good.ng', allowed)).toBe('https://api.good.ng');
    },
  );

  it('creates no client if it is refused: nothing is sent and no token is requested', () => {
    let asked = 0;
    const platform = createFakePlatform({
      fetch: () => {
        asked += 1;
        return Promise.reject(new TypeError());
      },
    });
    const getToken = async () => {
      asked += 1;
      return { token: 't', expiresAt: Date.now() + 60_000 };
    };
    for (const apiBase of [...traps, 'https://evil.example']) {
      expect(() => createClient({ apiBase, allowedApiBases: allowed, getToken, platform })).toThrow(
        'not an https origin',
      );
    }
    expect(asked).toBe(0);
  });
});
