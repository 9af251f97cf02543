import { randomUUID } from 'node:crypto';
import { kobo, parseNaira, toNaira } from '@oja/core';
import { widgetSessions } from '../database/identity.schema.ts';
import type { Handler } from '../http/handler.ts';
import { invalid } from '../http/refusal.ts';
import { hashToken, newToken } from '../identity/token.ts';

/** Trades a partner's API key, at the partner's server, for what a page may hold: short-lived and narrow. */
export const widgetSession: Handler<'widgetSession'> = async ({ caller, body }, { db, clock }) => {
  const maxAmount = parseNaira(body.maxAmount);
  if (maxAmount === null || maxAmount <= 0)
    throw invalid('maxAmount', 'Write an amount of naira, like "5000.00".');
  if (new URL(body.origin).origin !== body.origin) {
    throw invalid('origin', 'Write the origin alone, like "https://shop.example".');
  }
  if (body.scopes.length === 0) throw invalid('scopes', 'Name at least one scope.');
  const token = newToken('widget');
  const now = clock();
  const expiresAt = new Date(now + body.expiresIn * 1000);
  await db.insert(widgetSessions).values({
    id: randomUUID(),
    tokenHash: hashToken(token),
    apiKeyId: caller.apiKeyId,
    agentId: caller.agentId,
    origin: body.origin,
    scopes: [...new Set(body.scopes)],
    maxAmount,
    spent: kobo(0),
    createdAt: new Date(now),
    expiresAt,
  });
  return { status: 201, data: { token, expiresAt: expiresAt.toISOString(), maxAmount: toNaira(maxAmount) } };
};
