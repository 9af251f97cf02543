import type { Usage } from '../../../../../.storybook/docs/usage.ts';
import { PasswordStrength } from './PasswordStrength.tsx';

export const usage: Usage = {
  components: { PasswordStrength },
  use: ['As the hint of the field for a new password.'],
  avoid: ['Don’t show it on a sign-in form.', 'Don’t reject a password because of it: the server decides.'],
  accessibility: [
    'The strength is text; the bars are hidden from assistive technology.',
    'Part of the field’s description, so it is read with the field.',
  ],
  content: ['How to make the password stronger, not only how weak it is.'],
  example: `<Field label="New password" hint={<PasswordStrength password={password} words={passwordStrength} />}>
  <PasswordInput autoComplete="new-password" value={password} onChange={setPassword} words={kit} />
</Field>`,
};
