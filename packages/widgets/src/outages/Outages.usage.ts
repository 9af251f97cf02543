import type { Usage } from '../../../../.storybook/docs/usage.ts';
import { Outages } from './Outages.tsx';

export const usage: Usage = {
  components: { Outages },
  use: ['On the first page and where one sells: to be known before a customer asks.'],
  avoid: ['Don’t repeat it where the option itself is marked.'],
  accessibility: ['A list; it takes no place where all sells.'],
  content: ['The service and what is wrong: “Data: MTN”.'],
};
