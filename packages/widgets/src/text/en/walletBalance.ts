/** The balance: its age, and its failures to load. */
export const walletBalance = {
  title: 'Balance',
  loading: 'Loading your balance',
  slow: 'The network is slow. Your balance is on its way.',
  asOf: (at: string) => `as of ${at}`,
  asOfAge: (at: string, age: string) => `as of ${at}, ${age}`,
  show: 'Show balance',
  hide: 'Hide balance',
  hidden: 'Balance hidden',
  refresh: 'Refresh balance',
  addMoney: 'Add money',
  low: 'Low balance',
  /** Shown next to an outdated balance. */
  stale: 'Could not be refreshed. Try again.',
  staleOffline: 'You are offline.',
  failed: 'Could not load your balance',
  tryAgain: 'Try again',
};
