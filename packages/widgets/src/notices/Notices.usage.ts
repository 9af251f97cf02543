import type { Usage } from '../../../../.storybook/docs/usage.ts';
import { Notices } from './Notices.tsx';

export const usage: Usage = {
  components: { Notices },
  use: ['On the first page, below what needs attention.', 'showEmpty on a screen of their own.'],
  avoid: ['Don’t use it for what concerns one sale: that is a Notice beside it.'],
  accessibility: ['A list; each can be dismissed by keyboard, and the focus stays with the others.'],
  content: ['A title of a few words, then what it means for a sale.'],
};
