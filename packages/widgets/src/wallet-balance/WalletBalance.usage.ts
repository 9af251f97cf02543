import type { Usage } from '../../../../.storybook/docs/usage.ts';
import { WalletBalance } from './WalletBalance.tsx';

export const usage: Usage = {
  components: { WalletBalance },
  use: [
    'First on a page where something is sold: the figure decides what can be sold.',
    'Pass addMoneyHref where money is added at an address, and onAddMoney where it is not.',
  ],
  avoid: [
    'Don’t compute a balance beside it: it shows what the server said, and how old that is.',
    'Don’t show it to visitors of a partner’s site.',
  ],
  accessibility: [
    'The line under the figure is announced when it changes.',
    'A covered figure is not read out either.',
  ],
  content: ['Both decimals, always: ₦48,250.00.', '“Balance”, not “wallet balance” or “available funds”.'],
};
