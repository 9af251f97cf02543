import type { Usage } from '../../../../.storybook/docs/usage.ts';
import { ChangePassword } from './ChangePassword.tsx';
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx';
import { KeysOffer } from './KeysOffer.tsx';

export const usage: Usage = {
  components: { ChangePassword, ChangePasswordDialog, KeysOffer },
  use: [
    'On the profile, or in its dialog.',
    'After the change, the widget offers to revoke the API keys, which otherwise stay valid. The dialog closes: render KeysOffer on the page then.',
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
