import type { Usage } from '../../../../.storybook/docs/usage.ts';
import { MeterValidator } from './MeterValidator.tsx';

export const usage: Usage = {
  components: { MeterValidator },
  use: [
    'Before a payment, or on its own to check a meter.',
    'Use onVerified and onCleared: the next keystroke clears the verification.',
  ],
  avoid: ['Don’t let a sale continue with an unverified meter.'],
  accessibility: [
    'The disco’s answer is announced.',
    'If another disco knows the meter, a button selects it.',
  ],
  content: ['Name, address, minimum and arrears, exactly as the disco returns them.'],
};
