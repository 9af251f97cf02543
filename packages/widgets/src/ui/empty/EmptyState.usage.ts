import type { Usage } from '../../../../../.storybook/docs/usage.ts';
import { EmptyState } from './EmptyState.tsx';

export const usage: Usage = {
  components: { EmptyState },
  use: [
    'Where a list is empty for good reason: nothing sold yet, nothing found.',
    'Offer the next step where there is one.',
  ],
  avoid: [
    'Don’t use it for a failure: that is a FailureNotice.',
    'Don’t show it while the answer is still on its way: that is a Skeleton.',
  ],
  accessibility: ['The drawing is hidden from assistive technology; title and text are plain text.'],
  content: ['What is not here, then how it comes to be: “Nothing sold yet”. No joke.'],
  example: `<EmptyState glyph={receipt} title="Nothing sold yet" action={<Button variant="primary">Add money</Button>}>
  Add money, choose what to sell, and your first sale shows here.
</EmptyState>`,
};
