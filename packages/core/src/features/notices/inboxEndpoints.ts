import type { Endpoint } from '../../http/endpoint.ts';
import {
  noticeInboxQuerySchema,
  noticeInboxSchema,
  noticeMarksSchema,
  noticesMarkedSchema,
} from './inboxSchema.ts';

/** The calls for the notices that an agent has read or kept. */
// biome-ignore format: one row per call, so that the columns can be compared
export const noticeInboxEndpoints = {
  noticeInbox: { name: 'noticeInbox', method: 'GET', path: '/notices', auth: 'agent', query: noticeInboxQuerySchema, answer: noticeInboxSchema },
  markNotices: { name: 'markNotices', method: 'POST', path: '/notices/marks', auth: 'agent', body: noticeMarksSchema, answer: noticesMarkedSchema },
} as const satisfies Record<string, Endpoint>;
