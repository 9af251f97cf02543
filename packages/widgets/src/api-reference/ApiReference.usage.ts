import type { Usage } from '../../../../.storybook/docs/usage.ts';
import { ApiReference } from './ApiReference.tsx';

export const usage: Usage = {
  components: { ApiReference },
  use: [
    'Beside a demo, with the OpenAPI document that the API itself serves.',
    'tryIt false where nothing may be sent.',
  ],
  avoid: ['Don’t write calls by hand: the document is made from the same table as the API.'],
  accessibility: [
    'On a phone entries open in place; on a desk the list stays beside what is read.',
    'The number of calls found is announced.',
  ],
  content: ['What a call does, in one sentence. Field names as on the wire.'],
};
