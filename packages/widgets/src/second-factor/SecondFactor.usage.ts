import type { Usage } from '../../../../.storybook/docs/usage.ts';
import { SecondFactor } from './SecondFactor.tsx';

export const usage: Usage = {
  components: { SecondFactor },
  use: [
    'On the profile: it turns the second factor on and off, and creates recovery codes.',
    'It adds and removes passkeys if the server and the browser support them.',
  ],
  avoid: ['Don’t store the key or the recovery codes: they are shown once.'],
  accessibility: [
    'The QR code has a text alternative. Its key is beside it, to copy or type.',
    'Errors are beside their fields, and the focus moves to the first one.',
  ],
  content: [
    'The agent names each passkey, to identify the one of a lost phone.',
    'Say in advance what to do if the phone is lost.',
  ],
};
