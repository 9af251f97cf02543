import type { Usage } from '../../../../.storybook/docs/usage.ts';
import { Sessions } from './Sessions.tsx';

export const usage: Usage = {
  components: { Sessions },
  use: [
    'On a security page: the devices on which the agent is signed in, when each session ends, and how to sign out a device.',
  ],
  avoid: ['Don’t show it beside a sale: it is only for the agent.'],
  accessibility: ['Each button names the device that it signs out.'],
  content: ['A device is named by its browser and operating system, a place by the network or the town.'],
};
