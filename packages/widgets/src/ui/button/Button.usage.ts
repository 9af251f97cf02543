import type { Usage } from '../../../../../.storybook/docs/usage.ts';
import { Button } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';
import { IconButton } from './IconButton.tsx';

export const usage: Usage = {
  components: { Button, ButtonLink, IconButton },
  use: [
    'One primary button on a screen: the next step.',
    'ButtonLink where an address changes, Button where something happens.',
    'IconButton only for drawings that everyone knows: close, back, refresh, show.',
  ],
  avoid: [
    'Don’t disable a button without saying beside it what is missing.',
    'Don’t use danger for what can be undone.',
    'Don’t put two primary buttons side by side: make the second one secondary.',
  ],
  accessibility: [
    'At least 44 px high and wide.',
    'While busy it keeps the focus, is announced as busy, and a press does nothing.',
    'The label of an IconButton is its name and its tooltip.',
  ],
  content: [
    'A verb, and its object where there is doubt: “Revoke this key”.',
    'Where money is spent, the amount: “Buy · ₦456”.',
    'Three words at most, no full stop.',
  ],
};
