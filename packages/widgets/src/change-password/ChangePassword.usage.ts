import type { Usage } from '../../../../.storybook/docs/usage.ts';
import { ChangePassword } from './ChangePassword.tsx';
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx';

export const usage: Usage = {
  components: { ChangePassword, ChangePasswordDialog },
  use: [
    'On the profile, or in its dialog.',
    'After the change it offers to revoke the API keys, which outlive it.',
  ],
  avoid: [
    'Don’t ask for a new password at a fixed age.',
    'Don’t show a second message: pass the callbacks, or let it speak in the form.',
  ],
  accessibility: [
    'Password managers are told which field is which.',
    'What is wrong is said at its field, and the focus goes there.',
  ],
  content: ['The three messages of the specification, word by word.'],
};
