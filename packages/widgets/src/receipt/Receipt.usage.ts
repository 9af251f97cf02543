import type { Usage } from '../../../../.storybook/docs/usage.ts';
import { Receipt } from './Receipt.tsx';

export const usage: Usage = {
  components: { Receipt },
  use: ['One sale in full, by its reference: on a separate page or behind a link.'],
  avoid: ['Don’t build a receipt from a list row: its data may be outdated.'],
  accessibility: [
    'Headings in order; codes can be copied by keyboard.',
    'The print version is a separate page, without the app.',
  ],
  content: ['The token first, then customer and address, then the rest.'],
};
