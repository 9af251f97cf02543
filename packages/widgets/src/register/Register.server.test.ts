import { createElement } from 'react';
import { describeOnServer } from '../testing/describeOnServer.ts';
import { Register } from './Register.tsx';

describeOnServer('Register', (client) => createElement(Register, { client, referralCode: 'AMAKA24' }));
