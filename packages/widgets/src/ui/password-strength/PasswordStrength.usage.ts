import type { Usage } from '../../../../../.storybook/docs/usage.ts';
import { PasswordStrength } from './PasswordStrength.tsx';

export const usage: Usage = {
  components: { PasswordStrength },
  use: ['As the hint of the field in which a new password is chosen.'],
  avoid: ['Don’t show it where one signs in.', 'Don’t refuse a password by it: the server decides.'],
  accessibility: [
    'Said in words; the bars are hidden from assistive technology.',
    'Part of the field’s description, so it is read with the field.',
  ],
  content: ['What makes it stronger, not only how weak it is.'],
  example: `<Field label="New password" hint={<PasswordStrength password={password} words={passwordStrength} />}>
  <PasswordInput autoComplete="new-password" value={password} onChange={setPassword} words={kit} />
</Field>`,
};
