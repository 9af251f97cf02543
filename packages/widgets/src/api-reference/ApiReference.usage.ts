import type { Usage } from '../../../../.storybook/docs/usage.ts';
import { ApiReference } from './ApiReference.tsx';

export const usage: Usage = {
  components: { ApiReference },
  use: [
    'Beside a demo, with the OpenAPI document that the API serves.',
    'Set tryIt to false to prevent requests.',
  ],
  avoid: ['Don’t document endpoints by hand: the document and the API share one endpoint table.'],
  accessibility: [
    'On a phone, entries open in place. On a desktop, the list stays beside the open entry.',
    'The number of results is announced.',
  ],
  content: ['One sentence for each endpoint. Field names as in the API.'],
};
