import type { Usage } from '../../../../.storybook/docs/usage.ts';
import { TransactionPin } from './TransactionPin.tsx';

export const usage: Usage = {
  components: { TransactionPin },
  use: ['On the profile: it sets, changes and removes the PIN that sales ask for.'],
  avoid: ['Don’t ask for the PIN anywhere but here and at a sale’s review.'],
  accessibility: ['What is wrong is said at its field, and the focus goes there.'],
  content: ['It says what a lock is and the way out of it, without blame.'],
};
