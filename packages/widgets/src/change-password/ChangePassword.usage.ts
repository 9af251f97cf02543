import type { Usage } from '../../../../.storybook/docs/usage.ts';
import { ChangePassword } from './ChangePassword.tsx';
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx';

export const usage: Usage = {
  components: { ChangePassword, ChangePasswordDialog },
  use: [
    'On the profile, or in its dialog.',
    'After the change it offers to revoke the API keys, which otherwise stay valid.',
  ],
  avoid: [
    'Don’t force password changes at fixed intervals.',
    'Don’t show the message twice: either pass the callbacks, or let the form show it.',
  ],
  accessibility: [
    'Fields have autocomplete names for password managers.',
    'Errors are beside their fields, and the focus moves to the first one.',
  ],
  content: ['The three messages of the specification, word for word.'],
};
