import type { Usage } from '../../../../../.storybook/docs/usage.ts';
import { FundingCheckout } from './FundingCheckout.tsx';

export const usage: Usage = {
  components: { FundingCheckout },
  use: [
    'The form of <oja-funding>: a payer adds money to the wallet of a shop by a payment page.',
    'It needs a session with the scope wallet:fund, and requests only the payment page.',
  ],
  avoid: [
    'Don’t show a balance beside it to a payer: the session can’t read one.',
    'Don’t say that the payment has arrived: only the payment provider knows.',
  ],
  accessibility: [
    'The heading of each step gets the focus.',
    'Pay is a link that opens a new tab, and the text below it says so.',
  ],
  content: ['Speak of the wallet of this shop: the payer may not own it.'],
};
