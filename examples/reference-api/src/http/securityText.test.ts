import { DAY } from '@oja/core';
import { describe, expect, it } from 'vitest';
import { apiForTests, testClock } from '../testing/testApi.helper.ts';

const clock = testClock();
const api = apiForTests({ clock: clock.now, securityContact: 'mailto:security@example.ng' });

async function read() {
  const response = await fetch(`${api().url}/.well-known/security.txt`);
  const text = await response.text();
  const fields = Object.fromEntries(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split(/: (.*)/s)),
  );
  return { response, text, fields };
}

describe('security.txt', () => {
  it('contains the contact and its own URL, as plain text', async () => {
    const { response, fields } = await read();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')?.toLowerCase()).toBe('text/plain; charset=utf-8');
    expect(fields).toMatchObject({
      Contact: 'mailto:security@example.ng',
      'Preferred-Languages': 'en',
      Canonical: `${api().url}/.well-known/security.txt`,
    });
  });

  it('expires in more than 30 days and within a year, however long the server runs', async () => {
    for (const days of [0, 400]) {
      clock.forward(days * DAY);
      const expires = Date.parse((await read()).fields['Expires'] ?? '');
      expect(expires).toBeGreaterThan(clock.now() + 30 * DAY);
      expect(expires).toBeLessThan(clock.now() + 365 * DAY);
    }
  });
});

describe('a server without a contact', () => {
  const bare = apiForTests({});
  it('has no security.txt', async () => {
    expect((await fetch(`${bare().url}/.well-known/security.txt`)).status).toBe(404);
  });
});
