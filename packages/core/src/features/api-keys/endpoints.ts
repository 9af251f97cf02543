import type { Endpoint } from '../../http/endpoint.ts';
import { done } from '../../http/envelope.ts';
import {
  apiKeySchema,
  apiKeysSchema,
  apiServicesSchema,
  createdKeySchema,
  createKeySchema,
  proofOfKeySchema,
  rotatedKeySchema,
  rotateKeySchema,
  updateKeySchema,
} from './schema.ts';

/** The calls for the agent's API keys and the services they may sell. */
// biome-ignore format: one row per call, so that the columns can be compared
export const apiKeyEndpoints = {
  apiServices: { name: 'apiServices', method: 'GET', path: '/api/services', auth: 'agent', specified: true, answer: apiServicesSchema },
  apiKeys: { name: 'apiKeys', method: 'GET', path: '/api/keys', auth: 'agent', specified: true, answer: apiKeysSchema },
  createApiKey: { name: 'createApiKey', method: 'POST', path: '/api/keys', auth: 'agent', specified: true, body: createKeySchema, answer: createdKeySchema },
  updateApiKey: { name: 'updateApiKey', method: 'PATCH', path: '/api/keys/{id}', auth: 'agent', body: updateKeySchema, answer: apiKeySchema },
  rotateApiKey: { name: 'rotateApiKey', method: 'POST', path: '/api/keys/{id}/rotate', auth: 'agent', body: rotateKeySchema, answer: rotatedKeySchema },
  revokeApiKey: { name: 'revokeApiKey', method: 'DELETE', path: '/api/keys/{id}', auth: 'agent', body: proofOfKeySchema, answer: done },
} as const satisfies Record<string, Endpoint>;
