import { DAY } from '@oja/core';
import type { Hono } from 'hono';
import type { Env } from './env.ts';

/** Half a year: RFC 9116 recommends less than a year, so that no report goes to an abandoned address. */
const GOOD_FOR_MS = 182 * DAY;

interface About {
  /** "mailto:security@example.ng", or an https URL. */
  readonly contact: string;
  readonly publicUrl: string;
  /** The current time in ms. */
  readonly clock: () => number;
}

/**
 * Serves `/.well-known/security.txt` (RFC 9116), which says where to report a vulnerability. Its expiry moves forward
 * each day.
 */
export function mountSecurityText(app: Hono<Env>, { contact, publicUrl, clock }: About): void {
  app.get('/.well-known/security.txt', (c) => {
    const expires = new Date(Math.floor(clock() / DAY) * DAY + GOOD_FOR_MS).toISOString();
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${expires}`,
      'Preferred-Languages: en',
      `Canonical: ${publicUrl}/.well-known/security.txt`,
    ];
    return c.text(`${lines.join('\n')}\n`, 200, { 'Cache-Control': 'no-cache' });
  });
}
