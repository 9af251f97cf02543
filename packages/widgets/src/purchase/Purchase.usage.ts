import type { Usage } from '../../../../.storybook/docs/usage.ts';
import { Purchase } from './Purchase.tsx';

export const usage: Usage = {
  components: { Purchase },
  use: [
    'For your own category: pass the result of defineService.',
    'For a built-in category use its widget, such as DataPurchase.',
  ],
  avoid: ['Don’t send a purchase beside it: it must own the key, the journal and the purchase machine.'],
  accessibility: ['As for every category: errors beside their fields, and the focus moves to each new step.'],
  content: ['The texts are derived from the definition. A label without a translation is shown as written.'],
};
