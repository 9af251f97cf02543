import type { Usage } from '../../../../.storybook/docs/usage.ts';
import { ServiceHealth } from './ServiceHealth.tsx';

export const usage: Usage = {
  components: { ServiceHealth },
  use: ['Above the form of one category: which services are down.'],
  avoid: ['Don’t show it where all sells: it takes no place then.'],
  accessibility: ['A heading and a list; not seen until the list of services is there.'],
  content: ['The service and since when, in one line.'],
};
