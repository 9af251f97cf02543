import type { Usage } from '../../../../.storybook/docs/usage.ts';
import { Notices } from './Notices.tsx';

export const usage: Usage = {
  components: { Notices },
  use: ['On home, below what needs attention.', 'Set showEmpty on a separate page.'],
  avoid: ['Don’t use it for a single sale: put a Notice beside the sale.'],
  accessibility: ['A list. Each notice can be dismissed by keyboard, and the focus stays in the list.'],
  content: ['A short title, then the effect on sales.'],
};
