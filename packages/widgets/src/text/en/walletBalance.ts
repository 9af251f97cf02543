/** The balance, how old it is, and where it did not come. */
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
  /** Beside a figure that is an older one. */
  stale: 'Could not be refreshed. Try again.',
  staleOffline: 'You are offline.',
  failed: 'Your balance did not come',
  tryAgain: 'Try again',
};
