import type { Usage } from '../../../../.storybook/docs/usage.ts';
import { Purchase } from './Purchase.tsx';

export const usage: Usage = {
  components: { Purchase },
  use: [
    'For a category of your own: pass what defineService gives.',
    'For a category of Oja use its own widget, such as DataPurchase.',
  ],
  avoid: ['Don’t send a purchase beside it: one key, one journal, one machine.'],
  accessibility: ['As for every category: errors at their fields, the focus on each new step.'],
  content: ['The words follow from the definition; a label without a word is written out as it is.'],
};
