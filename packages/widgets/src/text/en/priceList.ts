import { serviceKinds } from './categories.ts';

/** What the services of a category cost. */
export const priceList = {
  title: 'Prices',
  /** Says whose prices a table has. */
  of: (service: string) => `${service} prices`,
  /** The name of the choice of a service: not that of the choice in the form beside it. */
  show: 'Show prices of',
  /** Above the names of the services. */
  what: serviceKinds,
  whatElse: 'Service',
  columns: { plan: 'Plan', price: 'Price', earned: 'You earn', amount: 'Amount', fee: 'Fee' },
  between: (least: string, most: string) => `${least} to ${most}`,
  from: (least: string) => `from ${least}`,
  upTo: (most: string) => `up to ${most}`,
  /** A price that was announced: "₦480 from 1 Dec, 00:00". */
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
  /** It is sold, and the server does not say beforehand for how much. */
  noneNamed: 'You see the price before you pay.',
  tryAgain: 'Try again',
};
