import { unknown } from './reasons.ts';
import type { RequestExamples } from './requestExample.ts';

/** Keys, prices and sessions for an embed. */
export const apiAccessRequests: RequestExamples = {
  apiServices: { summary: 'What can be sold through the API' },
  apiKeys: { summary: 'The agent’s API keys, never whole' },
  createApiKey: {
    summary: 'Make an API key',
    details:
      'This is the only answer that holds all of it. It takes a `confirmation` of POST /auth/confirm-password, each of which makes one key. The agent gets a notice and a message.',
    status: 201,
    body: { confirmation: 'confirmation-1' },
    refusals: {
      403: [
        {
          code: 'password_required',
          why: 'Confirm the password first: no confirmation that counts was sent.',
        },
        { code: 'new_device', why: 'A new device makes no keys while what it may sell is limited.' },
      ],
    },
  },
  revokeApiKey: {
    summary: 'End an API key, and the widget sessions it opened, for good',
    params: { id: 'key-1' },
    refusals: { 404: unknown('The agent has no such key.') },
  },
  widgetSession: {
    summary: 'Open a widget session',
    details:
      'A short-lived token for an embed: good for one site, for the services in its scopes and for a limited spend. Ask for it from your server, never from a page.',
    status: 201,
    body: { scopes: ['purchase:data'], origin: 'https://shop.example', maxAmount: '5000.00', expiresIn: 900 },
    refusals: {
      429: [{ code: 'too_many_sessions', why: 'This key has as many widget sessions open as it may.' }],
    },
  },
};
