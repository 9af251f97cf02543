import { unknown } from './reasons.ts';
import type { RequestExamples } from './requestExample.ts';

const noSuchKey = unknown('The agent has no such key.');

/** Examples of the calls for API keys, services and widget sessions. */
export const apiAccessRequests: RequestExamples = {
  apiServices: { summary: 'What can be sold through the API' },
  apiKeys: { summary: 'The agent’s API keys, never whole' },
  createApiKey: {
    summary: 'Make an API key',
    details:
      'With a rotation’s, this is the only answer that holds all of it. It takes a `confirmation` of POST /auth/confirm-password, each of which counts once. Without `scopes` the key opens widget sessions and does nothing else. The agent gets a notice and a message.',
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
    summary: 'Change what an API key may',
    details:
      'What is named changes, the rest stays; `null` takes a limit or an end away. The agent gets a notice and a message.',
    params: { id: 'key-1' },
    body: { scopes: ['read', 'purchase:data'], maxPerSale: null, confirmation: 'confirmation-1' },
    refusals: { 403: ['password_required', 'new_device'], 404: noSuchKey },
  },
  rotateApiKey: {
    summary: 'Give an API key a new secret',
    details:
      'The new key is in this answer alone. The one before works on for `overlap` seconds (a day where it is left out, 0 for not at all), so that a server can be changed over without a gap; one that was rotated before and still worked ends at once. Both are one key: they share its scopes, its limits and what it has spent.',
    params: { id: 'key-1' },
    body: { overlap: 86_400, confirmation: 'confirmation-1' },
    refusals: {
      403: ['password_required', 'new_device'],
      404: noSuchKey,
      409: [{ code: 'key_expired', why: 'The key has ended. Give it a later end first.' }],
    },
  },
  revokeApiKey: {
    summary: 'End an API key, and the widget sessions it opened, for good',
    params: { id: 'key-1' },
    details: 'One confirmation of the password counts for every key that ends in its five minutes.',
    body: { confirmation: 'confirmation-1' },
    refusals: { 403: ['password_required'], 404: noSuchKey },
  },
  widgetSession: {
    summary: 'Open a widget session',
    details:
      'A short-lived token for an embed: good for one site, for the services in its scopes and for a limited spend. Ask for it from your server, never from a page.',
    status: 201,
    body: { scopes: ['purchase:data'], origin: 'https://shop.example', maxAmount: '5000.00', expiresIn: 900 },
    refusals: {
      429: ['too_many_sessions'],
    },
  },
};
