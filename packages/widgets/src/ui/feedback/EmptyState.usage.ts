import type { Usage } from '../../../../../.storybook/docs/usage.ts';
import { EmptyState } from './EmptyState.tsx';

export const usage: Usage = {
  components: { EmptyState },
  use: [
    'For a list that is empty for a good reason: nothing sold yet, nothing found.',
    'Offer the next step if there is one.',
  ],
  avoid: ['Don’t use it for a failure: use FailureNotice.', 'Don’t show it while loading: use Skeleton.'],
  accessibility: ['The icon is hidden from assistive technology; title and text are plain text.'],
  content: ['What is missing, then how to add it: “Nothing sold yet”. No jokes.'],
  example: `<EmptyState glyph={receipt} title="Nothing sold yet" action={<Button variant="primary">Add money</Button>}>
  Add money and choose what to sell. Your sales show here.
</EmptyState>`,
};
