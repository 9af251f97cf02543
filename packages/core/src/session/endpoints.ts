import type { Endpoint } from '../http/endpoint.ts';
import { done } from '../http/envelope.ts';
import {
  credentialsSchema,
  passwordChangeSchema,
  registrationSchema,
  signedInSchema,
  userSchema,
} from './userSchema.ts';

/** The calls of an agent's session: sign in, sign out, register, and the agent's own data. */
// biome-ignore format: one row per call, so that the columns can be compared
export const accountEndpoints = {
  login: { name: 'login', method: 'POST', path: '/auth/login', auth: 'none', specified: true, body: credentialsSchema, answer: signedInSchema },
  register: { name: 'register', method: 'POST', path: '/auth/register', auth: 'none', specified: true, body: registrationSchema, answer: signedInSchema },
  changePassword: { name: 'changePassword', method: 'POST', path: '/auth/change-password', auth: 'agent', specified: true, body: passwordChangeSchema, answer: done },
  user: { name: 'user', method: 'GET', path: '/auth/user', auth: 'agent', answer: userSchema },
  logout: { name: 'logout', method: 'POST', path: '/auth/logout', auth: 'agent', answer: done },
} as const satisfies Record<string, Endpoint>;
