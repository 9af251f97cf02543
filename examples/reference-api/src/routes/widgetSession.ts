import { formatMoney, type Kobo, parseNaira, toNaira } from '@oja/core';
import type { Handler } from '../http/handler.ts';
import { invalid } from '../http/refusal.ts';
import { MOST_PER_SESSION, openWidgetSession } from '../identity/openWidgetSession.ts';
import { scopes } from '../identity/scopes.ts';

function readAmount(field: 'maxAmount' | 'maxPerSale', text: string): Kobo {
  const amount = parseNaira(text);
  if (amount === null || amount <= 0) throw invalid(field, 'Use an amount in naira, like "5000.00".');
  return amount;
}

/**
 * Removes duplicates. Throws for an unknown scope: an embed with fewer rights than its partner expects would fail in
 * the shop.
 */
function readScopes(wanted: readonly string[]): string[] {
  const unknown = wanted.filter((scope) => !scopes.includes(scope));
  if (wanted.length > 0 && unknown.length === 0) return [...new Set(wanted)];
  const fault =
    wanted.length === 0 ? 'Name at least one scope' : `There is no scope "${unknown.join('", "')}"`;
  throw invalid('scopes', `${fault}. Use one or more of: ${scopes.join(', ')}.`);
}

/** A host name or an IP address, without wildcards, which no browser sends. */
const HOST = /^(?:[a-z0-9.-]+|\[[0-9a-f:]+\])$/;
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Parses an origin exactly as a browser sends it: no path, no userinfo, no default port, lower case. Requires https,
 * because anyone on the network path could steal the token from a plain-HTTP page; http is allowed only for
 * localhost.
 */
function readOrigin(origin: string): string {
  const { protocol, hostname, origin: exact } = new URL(origin);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && LOOPBACK.has(hostname));
  if (!isSafe) throw invalid('origin', 'Use https. http is allowed only for localhost.');
  if (exact !== origin || !HOST.test(hostname))
    throw invalid('origin', 'Use only the origin, like "https://shop.example".');
  return origin;
}

/**
 * Exchanges a partner's API key, on the partner's server, for a short-lived token with few rights that a page may
 * hold.
 */
export const widgetSession: Handler<'widgetSession'> = async ({ caller, body }, context) => {
  const maxAmount = readAmount('maxAmount', body.maxAmount);
  if (maxAmount > MOST_PER_SESSION)
    throw invalid('maxAmount', `One session can sell for ${formatMoney(MOST_PER_SESSION)} at most.`);
  const maxPerSale = body.maxPerSale === undefined ? maxAmount : readAmount('maxPerSale', body.maxPerSale);
  if (maxPerSale > maxAmount)
    throw invalid(
      'maxPerSale',
      'The limit for one sale can’t be higher than the limit for all sales together.',
    );
  const origin = readOrigin(body.origin);
  const granted = { origin, scopes: readScopes(body.scopes), maxAmount, maxPerSale };
  const expiresInMs = body.expiresIn * 1000;
  const { token, expiresAt } = await openWidgetSession(caller, { ...granted, expiresInMs }, context);
  return { status: 201, data: { token, expiresAt: expiresAt.toISOString(), maxAmount: toNaira(maxAmount) } };
};
