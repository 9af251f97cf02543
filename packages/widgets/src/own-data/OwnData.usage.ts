import type { Usage } from '../../../../.storybook/docs/usage.ts';
import { OwnData } from './OwnData.tsx';

export const usage: Usage = {
  components: { OwnData },
  use: ['On a privacy page: what is stored, an export, how to complain, and closing the account.'],
  avoid: ['Don’t show it beside a sale: closing an account is final.'],
  accessibility: ['The progress of the export is announced politely, its end and its failure at once.'],
  content: ['For each kind of data, one sentence says why it is stored, and another one for how long.'],
};
