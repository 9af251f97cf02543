import type { Endpoint } from '../../../http/endpoint.ts';
import { pinChangeSchema, pinCodeSchema, pinProofSchema, pinResetSchema, pinStatusSchema } from './schema.ts';

/** The calls for the transaction PIN. */
// biome-ignore format: one row per call, so that the columns can be compared
export const pinEndpoints = {
  pin: { name: 'pin', method: 'GET', path: '/auth/pin', auth: 'agent', answer: pinStatusSchema },
  setPin: { name: 'setPin', method: 'POST', path: '/auth/pin', auth: 'agent', body: pinChangeSchema, answer: pinStatusSchema },
  removePin: { name: 'removePin', method: 'POST', path: '/auth/pin/remove', auth: 'agent', body: pinProofSchema, answer: pinStatusSchema },
  sendPinCode: { name: 'sendPinCode', method: 'POST', path: '/auth/pin/code', auth: 'agent', body: pinProofSchema, answer: pinCodeSchema },
  resetPin: { name: 'resetPin', method: 'POST', path: '/auth/pin/reset', auth: 'agent', body: pinResetSchema, answer: pinStatusSchema },
} as const satisfies Record<string, Endpoint>;
