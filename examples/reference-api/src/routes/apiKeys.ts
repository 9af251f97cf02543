import { kobo, toNaira } from '@oja/core';
import type { Handler } from '../http/handler.ts';
import { createApiKey as create, listApiKeys, revokeApiKey as revoke } from '../identity/apiKeys.ts';

export const apiKeys: Handler<'apiKeys'> = async ({ caller }, context) => {
  const keys = await listApiKeys(caller.agentId, context);
  const data = keys.map(({ createdAt, lastUsedAt, dailyLimit, spentToday, ...key }) => ({
    ...key,
    dailyLimit: toNaira(dailyLimit),
    spentToday: toNaira(kobo(spentToday)),
    createdAt: createdAt.toISOString(),
    ...(lastUsedAt && { lastUsedAt: lastUsedAt.toISOString() }),
  }));
  return { data };
};

/** The only answer that holds all of a key. */
export const createApiKey: Handler<'createApiKey'> = async ({ caller, body }, context) => {
  const { id, key, prefix, createdAt } = await create(caller, body?.confirmation, context);
  return {
    status: 201,
    message: 'Copy this key now: it is not shown again.',
    data: { id, key, prefix, createdAt: createdAt.toISOString() },
  };
};

export const revokeApiKey: Handler<'revokeApiKey'> = async ({ caller, params }, context) => {
  await revoke(caller.agentId, params['id'] ?? '', context);
  return { message: 'This key no longer works.', data: null };
};
