import type { Usage } from '../../../../.storybook/docs/usage.ts';
import { WalletBalance } from './WalletBalance.tsx';

export const usage: Usage = {
  components: { WalletBalance },
  use: [
    'First on a page that sells: the balance limits what can be sold.',
    'Pass addMoneyHref if adding money has a URL, otherwise onAddMoney.',
  ],
  avoid: [
    'Don’t compute a balance beside it: it shows the server’s balance and its age.',
    'Don’t show it to visitors of a partner’s site.',
  ],
  accessibility: [
    'The line under the figure is announced when it changes.',
    'Screen readers don’t read a covered figure.',
  ],
  content: ['Always both decimals: ₦48,250.00.', '“Balance”, not “wallet balance” or “available funds”.'],
};
