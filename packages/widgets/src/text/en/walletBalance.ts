/** The balance, how old it is, and where it did not come. */
export const walletBalance = {
  title: 'Balance',
  loading: 'Loading your balance',
  slow: 'The network is slow. Your balance is on its way.',
  asOf: (at: string) => `as of ${at}`,
  asOfAge: (at: string, age: string) => `as of ${at}, ${age}`,
  minutesAgo: (minutes: number) => `${minutes} min ago`,
  hoursAgo: (hours: number) => `${hours} h ago`,
  show: 'Show balance',
  hide: 'Hide balance',
  hidden: 'Balance hidden',
  refresh: 'Refresh balance',
  refreshing: 'Refreshing',
  addMoney: 'Add money',
  low: 'Low balance',
  failed: 'Your balance did not come',
  tryAgain: 'Try again',
};
