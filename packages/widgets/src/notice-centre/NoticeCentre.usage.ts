import type { Usage } from '../../../../.storybook/docs/usage.ts';
import { NoticeCentre } from './NoticeCentre.tsx';

export const usage: Usage = {
  components: { NoticeCentre },
  use: [
    'On a separate page, linked from home and from support.',
    'With `caseHref`, so that support’s answer links to its case.',
  ],
  avoid: [
    'Don’t use it on home: `Notices` shows the unread ones there. Dismissed notices stay available here.',
  ],
  accessibility: [
    'Each button names its notice: “Keep: New MTN prices”.',
    'A change of the unread count is announced. A marked notice keeps its position.',
  ],
  content: ['Title and text come from the operator and are rendered as text.'],
};
