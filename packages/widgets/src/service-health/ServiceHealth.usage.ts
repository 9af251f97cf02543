import type { Usage } from '../../../../.storybook/docs/usage.ts';
import { ServiceHealth } from './ServiceHealth.tsx';

export const usage: Usage = {
  components: { ServiceHealth },
  use: ['Above the form of one category: the services that are down.'],
  avoid: ['Don’t reserve space for it: it renders nothing if all services work.'],
  accessibility: ['A heading and a list. It renders nothing until the services are loaded.'],
  content: ['The service and the start of the problem, in one line.'],
};
