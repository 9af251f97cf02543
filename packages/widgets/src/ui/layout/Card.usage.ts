import type { Usage } from '../../../../../.storybook/docs/usage.ts';
import { Card } from './Card.tsx';

export const usage: Usage = {
  components: { Card },
  use: [
    'Group related content on the canvas.',
    'Use flush for lists whose rows reach the edges.',
    'Make a column of cards a size container: the padding is 16 px, and 24 px in a container of 600 px or more.',
  ],
  avoid: [
    'Don’t put a card in a card: use a line or space.',
    'Don’t add a shadow: only floating elements have one.',
  ],
  accessibility: [
    'A section or an article needs labelledBy, the id of its heading. A div adds nothing to the accessibility tree.',
  ],
  content: ['A heading of one or two words: “Balance”.'],
  example: `<Card as="section" labelledBy="balance">
  <h2 id="balance">Balance</h2>
  <Money kobo={kobo(4_825_000)} size={32} strong />
</Card>`,
};
