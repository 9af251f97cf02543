import type { Usage } from '../../../../.storybook/docs/usage.ts';
import { NoticeCentre } from './NoticeCentre.tsx';

export const usage: Usage = {
  components: { NoticeCentre },
  use: [
    'On a page of its own, linked from the notices of a first page and from support.',
    'With `caseHref`, so that support’s answer leads to its case.',
  ],
  avoid: ['On a first page: there `Notices` shows what is unread, and what is dismissed there is read here.'],
  accessibility: [
    'Each button says of which notice it is: “Keep: New MTN prices”.',
    'How many are unread is announced when it changes. What was marked stays in its place.',
  ],
  content: ['Title and text are the operator’s, shown as text.'],
};
