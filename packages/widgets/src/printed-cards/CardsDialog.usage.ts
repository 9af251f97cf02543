import type { Usage } from '../../../../.storybook/docs/usage.ts';
import { PrintCards } from './PrintCards.tsx';

export const usage: Usage = {
  components: { PrintCards },
  use: [
    'Beside the receipt of a sale that delivered pins, for agents who hand them out on paper. Pass it as `actions` of `Purchase` or `TransactionList`.',
  ],
  avoid: [
    'Don’t offer it to a visitor of a partner’s page: they print the receipt.',
    'Don’t store pins on the device for a later print: load the sale again.',
  ],
  accessibility: [
    'The print and its copy number are announced.',
    'Paper and cards per page are native radio buttons. A button opens the file picker for the logo.',
    'An error in the name or the phone number is beside its field, moves the focus to it and blocks printing.',
  ],
  content: [
    '“COPY 2” is the third print of a sale. The mark is the same in each language, as on till and bank receipts.',
    'A print that is cancelled in the browser’s dialog also counts, because browsers don’t report the cancellation.',
  ],
};
