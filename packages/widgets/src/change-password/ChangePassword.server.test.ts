import { createElement } from 'react';
import { describeOnServer } from '../testing/describeOnServer.ts';
import { ChangePassword } from './ChangePassword.tsx';
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx';

describeOnServer('ChangePassword', (client) => createElement(ChangePassword, { client }));
describeOnServer('ChangePasswordDialog', (client) =>
  createElement(ChangePasswordDialog, { client, onClose: () => {} }),
);
