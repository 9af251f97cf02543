/** What the house has to say to all agents. */
export const notices = {
  title: 'Notices',
  levels: { info: 'News', warning: 'Warning', outage: 'Outage' },
  dismiss: (title: string) => `Put away: ${title}`,
  showAll: (count: number) => `Show all ${count}`,
  allRead: 'All notices are put away.',
  empty: 'No notices',
  emptyBody: 'News and outages stand here.',
  loading: 'Loading notices',
  failed: 'The notices did not come',
  tryAgain: 'Try again',
};
