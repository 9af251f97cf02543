/** The operator's notices to all agents. */
export const notices = {
  title: 'Notices',
  levels: { info: 'News', warning: 'Warning', outage: 'Outage' },
  dismiss: (title: string) => `Dismiss: ${title}`,
  showAll: (count: number) => `Show all ${count}`,
  all: 'All notices',
  allRead: 'You dismissed all notices.',
  empty: 'No notices',
  emptyBody: 'News and outages show here.',
  loading: 'Loading notices',
  failed: 'Could not load the notices',
  tryAgain: 'Try again',
};
