import { randomUUID } from 'node:crypto';
import { type Kobo, kobo, parseNaira, toNaira } from '@oja/core';
import { widgetSessions } from '../database/identity.schema.ts';
import type { Handler } from '../http/handler.ts';
import { invalid } from '../http/refusal.ts';
import { scopes } from '../identity/scopes.ts';
import { hashToken, newToken } from '../identity/token.ts';

function readAmount(field: 'maxAmount' | 'maxPerSale', text: string): Kobo {
  const amount = parseNaira(text);
  if (amount === null || amount <= 0) throw invalid(field, 'Write an amount of naira, like "5000.00".');
  return amount;
}

/** Each once. One that we don't know is refused: an embed that may do less than its partner thinks fails in a shop. */
function readScopes(wanted: readonly string[]): string[] {
  const unknown = wanted.filter((scope) => !scopes.includes(scope));
  if (wanted.length > 0 && unknown.length === 0) return [...new Set(wanted)];
  const fault =
    wanted.length === 0 ? 'Name at least one scope' : `There is no scope "${unknown.join('", "')}"`;
  throw invalid('scopes', `${fault}. Use some of: ${scopes.join(', ')}.`);
}

/** Trades a partner's API key, at the partner's server, for what a page may hold: short-lived and narrow. */
export const widgetSession: Handler<'widgetSession'> = async ({ caller, body }, { db, clock }) => {
  const maxAmount = readAmount('maxAmount', body.maxAmount);
  const maxPerSale = body.maxPerSale === undefined ? maxAmount : readAmount('maxPerSale', body.maxPerSale);
  if (maxPerSale > maxAmount)
    throw invalid('maxPerSale', 'One sale can’t be larger than all of them together.');
  if (new URL(body.origin).origin !== body.origin) {
    throw invalid('origin', 'Write the origin alone, like "https://shop.example".');
  }
  const granted = readScopes(body.scopes);
  const token = newToken('widget');
  const now = clock();
  const expiresAt = new Date(now + body.expiresIn * 1000);
  await db.insert(widgetSessions).values({
    id: randomUUID(),
    tokenHash: hashToken(token),
    apiKeyId: caller.apiKeyId,
    agentId: caller.agentId,
    origin: body.origin,
    scopes: granted,
    maxAmount,
    maxPerSale,
    spent: kobo(0),
    createdAt: new Date(now),
    expiresAt,
  });
  return { status: 201, data: { token, expiresAt: expiresAt.toISOString(), maxAmount: toNaira(maxAmount) } };
};
