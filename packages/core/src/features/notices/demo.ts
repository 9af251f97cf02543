import type { WireOf } from '../../http/endpoint.ts';
import type { noticeEndpoints } from './endpoints.ts';
import type { noticeInboxEndpoints } from './inboxEndpoints.ts';

/** Invented notices, newest first. */
export const demoNotices: NonNullable<WireOf<typeof noticeEndpoints.notices>> = [
  {
    id: 'n-2',
    title: 'Ikeja Electric is down',
    body: 'Tokens may take up to an hour. You can sell again when this notice is gone.',
    level: 'outage',
    createdAt: '2026-11-21T08:30:00+01:00',
  },
  {
    id: 'n-1',
    title: 'New MTN prices',
    body: 'SME plans changed today.',
    level: 'info',
    createdAt: '2026-11-20T07:00:00+01:00',
  },
];

/** `demoNotices` and a notice for this agent only, as the notice centre receives them. */
export const demoInbox: WireOf<typeof noticeInboxEndpoints.noticeInbox> = {
  unread: 2,
  notices: [
    {
      id: 'n-3',
      title: 'Support answered case OJ-000121',
      body: 'The network reversed the sale. ₦264.00 is back in your balance.',
      level: 'info',
      createdAt: '2026-11-21T08:50:00+01:00',
      caseNumber: 'OJ-000121',
    },
    ...demoNotices.map((notice, index) => ({ ...notice, isRead: index > 0, isKept: index > 0 })),
  ],
};
