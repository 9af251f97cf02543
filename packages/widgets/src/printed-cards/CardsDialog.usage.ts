import type { Usage } from '../../../../.storybook/docs/usage.ts';
import { PrintCards } from './PrintCards.tsx';

export const usage: Usage = {
  components: { PrintCards },
  use: [
    'Beside the receipt of a sale that delivered pins, for an agent who hands them out on paper: `actions` of `Purchase` and of `TransactionList`.',
  ],
  avoid: [
    'Don’t offer it to a visitor of a partner’s page: the receipt is what they print.',
    'Don’t keep pins on the device for a later print: the sale is loaded again.',
  ],
  accessibility: [
    'What was printed, and as which copy, is announced.',
    'The paper and the number of cards are native radios; the file of the logo is chosen by a button.',
    'What is wrong with the name or the phone stands beside it and takes the focus; nothing is printed then.',
  ],
  content: [
    '“COPY 2” is the third print of a sale. On paper the mark is the same word in each language, as tills and banks print it.',
    'A print that is cancelled in the browser’s own dialog counts: no browser tells of it.',
  ],
};
