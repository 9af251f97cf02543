import type { Usage } from '../../../../.storybook/docs/usage.ts';
import { OwnData } from './OwnData.tsx';

export const usage: Usage = {
  components: { OwnData },
  use: [
    'On a page about privacy: what is kept, a copy of it, the way to a complaint and the end of the account.',
  ],
  avoid: ['Don’t show it beside a sale: what it ends is ended for good.'],
  accessibility: ['How far the copy has come is announced politely, its end and its failure at once.'],
  content: ['Each kind says why it is kept and until when, in one sentence each.'],
};
