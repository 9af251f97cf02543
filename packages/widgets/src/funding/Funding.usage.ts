import type { Usage } from '../../../../.storybook/docs/usage.ts';
import { Funding } from './Funding.tsx';

export const usage: Usage = {
  components: { Funding },
  use: [
    'Where money is added: own account, checkout, manual transfer.',
    'Keep the way in the address by way and onWayChange.',
  ],
  avoid: [
    'Don’t show account numbers as pictures.',
    'Don’t say that money has arrived before the balance has it.',
  ],
  accessibility: [
    'Account numbers are grouped for the eye and copied without spaces.',
    'Ways are tabs: arrows change them.',
  ],
  content: ['“Add money”, not “fund wallet”. Fees stand beside the way that costs them.'],
};
