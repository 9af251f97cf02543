import type { Usage } from '../../../../.storybook/docs/usage.ts';
import { Funding } from './Funding.tsx';

export const usage: Usage = {
  components: { Funding },
  use: [
    'On the page for adding money: dedicated account, checkout, manual transfer.',
    'Keep the selected method in the URL with way and onWayChange.',
  ],
  avoid: [
    'Don’t show account numbers as images.',
    'Don’t say that money has arrived before it is in the balance.',
  ],
  accessibility: [
    'Account numbers are shown in groups and copied without spaces.',
    'The methods are tabs: arrow keys change them.',
  ],
  content: ['“Add money”, not “fund wallet”. Each fee is beside its method.'],
};
