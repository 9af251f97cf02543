import { createElement } from 'react';
import { describeOnServer } from '../testing/describeOnServer.ts';
import { SignIn } from './SignIn.tsx';

describeOnServer('SignIn', (client) => createElement(SignIn, { client }));
