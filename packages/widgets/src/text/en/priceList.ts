import { serviceKinds } from './categories.ts';

/** The price list of a category. */
export const priceList = {
  title: 'Prices',
  /** Accessible name of a service's table of prices. */
  of: (service: string) => `${service} prices`,
  /** Label of the choice of a service. Differs from the label of the same choice in the purchase form. */
  show: 'Show prices of',
  /** Column heading of the services. */
  what: serviceKinds,
  whatElse: 'Service',
  columns: { plan: 'Plan', price: 'Price', earned: 'You earn', amount: 'Amount', fee: 'Fee' },
  between: (least: string, most: string) => `${least} to ${most}`,
  from: (least: string) => `from ${least}`,
  upTo: (most: string) => `up to ${most}`,
  /** An announced price: "₦480 from 1 Dec, 00:00". */
  priceFrom: (price: string, when: string) => `${price} from ${when}`,
  anyAmount: 'Any amount',
  showAll: (count: number) => `Show all ${count}`,
  showFewer: 'Show fewer',
  loading: 'Loading prices',
  slow: 'The network is slow. The prices are on their way.',
  failed: 'Could not load the prices',
  stale: (at: string) => `Prices as of ${at}.`,
  empty: 'No prices yet',
  emptyBody: 'Nothing is on sale here at the moment.',
  /** Shown if the server does not state the price in advance. */
  noneNamed: 'You see the price before you pay.',
  tryAgain: 'Try again',
};
