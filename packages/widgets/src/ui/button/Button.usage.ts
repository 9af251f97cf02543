import type { Usage } from '../../../../../.storybook/docs/usage.ts';
import { Button } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';
import { IconButton } from './IconButton.tsx';

export const usage: Usage = {
  components: { Button, ButtonLink, IconButton },
  use: [
    'One primary button on a screen: the next step.',
    'ButtonLink to navigate, Button for actions.',
    'IconButton only for icons that everyone knows: close, back, refresh, show.',
  ],
  avoid: [
    'Don’t disable a button without saying beside it what is missing.',
    'Don’t use danger for actions that can be undone.',
    'Don’t put two primary buttons side by side: make the second one secondary.',
  ],
  accessibility: [
    'At least 44 px high and wide.',
    'While busy it keeps the focus, is announced as busy, and ignores presses.',
    'The label of an IconButton is its accessible name and its tooltip.',
  ],
  content: [
    'A verb, with its object if it is unclear: “Revoke this key”.',
    'With the amount if the button spends money: “Buy · ₦456”.',
    'Three words at most, no full stop.',
  ],
};
