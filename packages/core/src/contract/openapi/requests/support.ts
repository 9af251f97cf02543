import { unknown } from './reasons.ts';
import type { RequestExamples } from './requestExample.ts';

/** Examples of the calls for notices, support cases and contacts. */
export const supportRequests: RequestExamples = {
  notices: { summary: 'The operator’s notices for all agents' },
  noticeInbox: {
    summary: 'The agent’s notices, with their marks',
    details:
      'Contains the notices of GET /notify and older ones, newest first. `meta.nextCursor` is the `cursor` of the next page. `unread` counts the unread notices of all pages.',
    query: { limit: 20, filter: 'unread' },
  },
  markNotices: {
    summary: 'Mark notices as read or kept',
    details: 'Ids of notices that the agent does not have are ignored. An omitted mark does not change.',
    body: { ids: ['all-categories'], isRead: true },
  },
  cases: {
    summary: 'The agent’s cases, newest first',
    details:
      '`ref` limits the list to the cases of one sale. `meta.nextCursor` is the `cursor` of the next page.',
    query: { limit: 20 },
  },
  openCase: {
    summary: 'Report a problem with a sale',
    details:
      'The case records what is known about the sale: its reference, its times and the network’s message. A sale has one open case at a time: another report returns that case.',
    status: 201,
    body: { ref: 'OJA-20261121-7K2M9Q', message: 'The customer has no data yet.' },
    refusals: { 404: unknown('The agent has no such sale.') },
  },
  supportCase: {
    summary: 'One case, with its evidence and support’s answers',
    params: { number: 'OJ-000123' },
    refusals: { 404: unknown('The agent has no such case.') },
  },
  contact: {
    summary: 'The contacts of support',
    details: 'The phone number follows "=" in the first `link`.',
  },
};
