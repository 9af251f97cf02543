import { createElement } from 'react';
import { describeOnServer } from '../testing/describeOnServer.ts';
import { SupportButton } from './SupportButton.tsx';

describeOnServer('SupportButton', (client) => createElement(SupportButton, { client }));
