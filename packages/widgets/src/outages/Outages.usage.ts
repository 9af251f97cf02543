import type { Usage } from '../../../../.storybook/docs/usage.ts';
import { Outages } from './Outages.tsx';

export const usage: Usage = {
  components: { Outages },
  use: ['On home and beside purchase forms, so that the agent knows before a customer asks.'],
  avoid: ['Don’t repeat an outage if the option itself shows it.'],
  accessibility: ['A list. It renders nothing if all services work.'],
  content: ['The service and the problem: “Data: MTN”.'],
};
