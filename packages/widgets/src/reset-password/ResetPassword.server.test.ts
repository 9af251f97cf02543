import { createElement } from 'react';
import { describeOnServer } from '../testing/describeOnServer.ts';
import { ResetPassword } from './ResetPassword.tsx';

describeOnServer('ResetPassword', (client) => createElement(ResetPassword, { client, step: 'otp' }));
