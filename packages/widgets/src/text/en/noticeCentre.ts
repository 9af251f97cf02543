import { plural } from '@oja/core';

/** The screen of all notices, read and unread. */
export const noticeCentre = {
  title: 'Notices',
  loading: 'Loading your notices',
  slow: 'The network is slow. Your notices are on their way.',
  failed: 'Could not load your notices',
  stale: (at: string) => `These are your notices as of ${at}.`,
  tryAgain: 'Try again',
  show: 'Show',
  filters: { unread: 'Unread', kept: 'Kept', all: 'All' },
  unread: (count: number) =>
    count === 0
      ? 'You have read everything.'
      : plural(count, { one: `${count} unread notice`, other: `${count} unread notices` }),
  unreadMark: 'Unread',
  markAll: 'Mark these as read',
  markRead: 'Mark as read',
  markUnread: 'Mark as unread',
  keep: 'Keep',
  unkeep: 'Don’t keep',
  about: (action: string, title: string) => `${action}: ${title}`,
  notMarked: 'This was not saved',
  openCase: (number: string) => `Open case ${number}`,
  reviewSale: 'Review and sell',
  seeSale: 'See the sale',
  emptyUnread: 'Nothing new',
  emptyUnreadBody: 'News, outages and answers from support show here.',
  emptyKept: 'Nothing kept',
  emptyKeptBody: 'Keep a notice to find it here again.',
  empty: 'No notices',
  emptyBody: 'News, outages and answers from support show here.',
  more: 'Show older ones',
  moreFailed: 'Could not load older notices',
};
