import { unknown } from './reasons.ts';
import type { RequestExamples } from './requestExample.ts';

const noSuchKey = unknown('The agent has no such key.');

/** Examples of the calls for API keys, services and widget sessions. */
export const apiAccessRequests: RequestExamples = {
  apiServices: { summary: 'The services that can be sold through the API' },
  apiKeys: { summary: 'The agent’s API keys, without their secrets' },
  createApiKey: {
    summary: 'Create an API key',
    details:
      'Only this response and the response of a rotation contain a whole key. The request needs a `confirmation` from POST /auth/confirm-password, which is valid once. Without `scopes`, the key can only open widget sessions. The agent gets a notice and a message.',
    status: 201,
    body: {
      name: 'My shop’s server',
      scopes: ['read', 'purchase:data'],
      maxPerSale: '5000.00',
      dailyLimit: '100000.00',
      addresses: ['102.89.23.7', '2001:db8:1::/48'],
      confirmation: 'confirmation-1',
    },
    refusals: { 403: ['password_required', 'new_device'] },
  },
  updateApiKey: {
    summary: 'Change the settings of an API key',
    details:
      'Changes only the given settings. `null` removes a limit or the expiry time. The agent gets a notice and a message.',
    params: { id: 'key-1' },
    body: { scopes: ['read', 'purchase:data'], maxPerSale: null, confirmation: 'confirmation-1' },
    refusals: { 403: ['password_required', 'new_device'], 404: noSuchKey },
  },
  rotateApiKey: {
    summary: 'Give an API key a new secret',
    details:
      'Only this response contains the new key. The previous key works for another `overlap` seconds (by default a day; 0 ends it at once), so that you can update your server without a gap. If the previous key of an earlier rotation still works, it ends at once. The new and the previous key share their scopes, their limits and the amount that is spent.',
    params: { id: 'key-1' },
    body: { overlap: 86_400, confirmation: 'confirmation-1' },
    refusals: {
      403: ['password_required', 'new_device'],
      404: noSuchKey,
      409: [{ code: 'key_expired', why: 'The key has expired. Give it a later expiry time first.' }],
    },
  },
  revokeApiKey: {
    summary: 'Revoke an API key, and the widget sessions that it opened',
    params: { id: 'key-1' },
    details:
      'One confirmation of the password is valid for all keys that are revoked within its five minutes.',
    body: { confirmation: 'confirmation-1' },
    refusals: { 403: ['password_required'], 404: noSuchKey },
  },
  widgetSession: {
    summary: 'Open a widget session',
    details:
      'Returns a short-lived token for an embed. It is valid for one site, for its scopes, and up to a limited amount. `wallet:fund` only opens payment pages for the agent’s wallet: it spends and reads nothing. Request the token from your server, never from a page.',
    status: 201,
    body: { scopes: ['purchase:data'], origin: 'https://shop.example', maxAmount: '5000.00', expiresIn: 900 },
    refusals: {
      429: ['too_many_sessions'],
    },
  },
};
