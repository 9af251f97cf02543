import { kobo, toNaira, type Wire } from '@oja/core';
import type { Handler } from '../http/handler.ts';
import { omitNull } from '../http/omitNull.ts';
import {
  createApiKey as create,
  type ListedKey,
  listApiKeys,
  noSuchKey,
  revokeApiKey as revoke,
} from '../identity/apiKeys.ts';
import { rotateApiKey as rotate, updateApiKey as update } from '../identity/changeApiKey.ts';

/** The key before a rotation, if it still works. */
const previousOf = (
  { previousPrefix, previousUntil }: Pick<ListedKey, 'previousPrefix' | 'previousUntil'>,
  now: number,
) =>
  previousPrefix !== null && previousUntil !== null && previousUntil.getTime() > now
    ? { prefix: previousPrefix, until: previousUntil.toISOString() }
    : null;

/** A key of the list. Contains no secret. */
const wireKey = (key: ListedKey, now: number): Wire<'updateApiKey'> =>
  omitNull({
    id: key.id,
    name: key.name,
    prefix: key.prefix,
    scopes: [...key.scopes],
    dailyLimit: toNaira(key.dailyLimit),
    spentToday: toNaira(kobo(key.spentToday)),
    maxPerSale: key.maxPerSale === null ? null : toNaira(key.maxPerSale),
    addresses: [...key.addresses],
    createdAt: key.createdAt.toISOString(),
    lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
    lastUsedAddress: key.lastUsedAddress,
    expiresAt: key.expiresAt?.toISOString() ?? null,
    previous: previousOf(key, now),
  });

export const apiKeys: Handler<'apiKeys'> = async ({ caller }, context) => {
  const keys = await listApiKeys(caller.agentId, context);
  return { data: keys.map((key) => wireKey(key, context.clock())) };
};

/** Besides `rotateApiKey`, the only response that contains a key in full. */
export const createApiKey: Handler<'createApiKey'> = async ({ caller, body }, context) => {
  const { id, key, prefix, createdAt, scopes } = await create(caller, body ?? {}, context);
  return {
    status: 201,
    message: 'Copy this key now: it is not shown again.',
    data: { id, key, prefix, createdAt: createdAt.toISOString(), scopes: [...scopes] },
  };
};

export const updateApiKey: Handler<'updateApiKey'> = async ({ caller, params, body }, context) => {
  const { id = '' } = params;
  await update(caller, id, body, context);
  const changed = (await listApiKeys(caller.agentId, context)).find((key) => key.id === id);
  if (!changed) throw noSuchKey();
  return { message: 'The key was changed.', data: wireKey(changed, context.clock()) };
};

export const rotateApiKey: Handler<'rotateApiKey'> = async ({ caller, params, body }, context) => {
  const made = await rotate(caller, params['id'] ?? '', body, context);
  const { id, key, prefix, createdAt, scopes } = made;
  const previous = previousOf(made, context.clock());
  return {
    message: 'Copy this key now: it is not shown again.',
    data: {
      id,
      key,
      prefix,
      createdAt: createdAt.toISOString(),
      scopes: [...scopes],
      ...(previous && { previous }),
    },
  };
};

export const revokeApiKey: Handler<'revokeApiKey'> = async ({ caller, params, body }, context) => {
  await revoke(caller, params['id'] ?? '', body?.confirmation, context);
  return { message: 'This key no longer works.', data: null };
};
