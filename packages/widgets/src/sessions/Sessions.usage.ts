import type { Usage } from '../../../../.storybook/docs/usage.ts';
import { Sessions } from './Sessions.tsx';

export const usage: Usage = {
  components: { Sessions },
  use: ['On a page about security: where the agent is signed in, until when, and the way to end it.'],
  avoid: ['Don’t show it beside a sale: what it lists is for its agent alone.'],
  accessibility: ['Each button names the device that it ends.'],
  content: ['A device is named by its browser and its system, a place by the network or the town.'],
};
