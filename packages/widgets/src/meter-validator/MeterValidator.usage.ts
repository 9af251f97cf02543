import type { Usage } from '../../../../.storybook/docs/usage.ts';
import { MeterValidator } from './MeterValidator.tsx';

export const usage: Usage = {
  components: { MeterValidator },
  use: [
    'Before a payment, or by itself to check a meter.',
    'Use onVerified and onCleared: what is verified ends with the next keystroke.',
  ],
  avoid: ['Don’t let a sale go on with a meter that was not verified.'],
  accessibility: ['What the disco answers is announced.', 'A wrong disco offers the right one as a button.'],
  content: ['Name, address, minimum, arrears: as the disco says them.'],
};
