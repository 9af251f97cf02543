/** Parts of a purchase for agents only, not for visitors of a partner’s page: balance, customers, receipts. */
export const agentSale = {
  recent: 'Sell again to',
  balance: 'Balance',
  balanceHidden: 'Hidden',
  short: (amount: string) => `${amount} short`,
  shortBody: 'Your balance does not cover this sale.',
  addMoney: (missing: string) => `Add money \u00b7 ${missing}`,
  checkBalance: 'Check balance again',
  candidates: 'Sales that may be this one',
  giveReceipt: 'Give a receipt',
  tellCustomer: 'Tell the customer',
  printCards: 'Print cards',
};
