import type { Usage } from '../../../../.storybook/docs/usage.ts';
import { SecondFactor } from './SecondFactor.tsx';

export const usage: Usage = {
  components: { SecondFactor },
  use: [
    'On the profile: it turns the second step of a sign-in on and off, and makes recovery codes.',
    'It adds and removes passkeys where the server takes them and the browser has them.',
  ],
  avoid: ['Don’t keep the key or the recovery codes anywhere: they are shown once.'],
  accessibility: [
    'The QR code has a name, and its key stands beside it to be copied or typed.',
    'What is wrong is said at its field, and the focus goes there.',
  ],
  content: [
    'A passkey is named by the agent, so that a lost phone’s can be told from the others.',
    'It says what happens when the phone is lost before it does.',
  ],
};
