/** The app on the home screen: what the phone shows of it, and what asks an agent to put it there. */
export const install = {
  description: 'Sell data, airtime, electricity, cable TV and exam pins.',
  /** What a long press on the app's icon offers. */
  shortcuts: { data: 'Sell data', transactions: 'Transactions' },
  title: (product: string) => `Put ${product} on your home screen`,
  body: 'It opens faster, and shows your last figures without a network.',
  install: 'Install',
  dismiss: 'Don\u2019t ask again',
};
