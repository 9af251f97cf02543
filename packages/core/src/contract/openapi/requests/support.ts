import { unknown } from './reasons.ts';
import type { RequestExamples } from './requestExample.ts';

/** Examples of the calls for notices, support cases and contacts. */
export const supportRequests: RequestExamples = {
  notices: { summary: 'What the house has to say to all agents' },
  noticeInbox: {
    summary: 'The agent’s notices, with what was read and kept',
    details:
      'Those of GET /notify and older ones, newest first; `meta.nextCursor` leads to the next page. `unread` counts all of them.',
    query: { limit: 20, filter: 'unread' },
  },
  markNotices: {
    summary: 'Mark notices as read or kept',
    details: 'An id that is none of the agent’s is passed over. What is left out stays as it is.',
    body: { ids: ['all-categories'], isRead: true },
  },
  cases: {
    summary: 'The agent’s cases, newest first',
    details: '`ref` narrows them to one sale. `meta.nextCursor` leads to the next page.',
    query: { limit: 20 },
  },
  openCase: {
    summary: 'Report a problem with a sale',
    details:
      'The case keeps what is known of the sale: its reference, its times, and what the network said. A sale has one open case at a time: reported again, it gives that one.',
    status: 201,
    body: { ref: 'OJA-20261121-7K2M9Q', message: 'The customer has no data yet.' },
    refusals: { 404: unknown('The agent has no such sale.') },
  },
  supportCase: {
    summary: 'One case, with its evidence and support’s answers',
    params: { number: 'OJ-000123' },
    refusals: { 404: unknown('The agent has no such case.') },
  },
  contact: { summary: 'Support: the phone stands after "=" in the first link' },
};
