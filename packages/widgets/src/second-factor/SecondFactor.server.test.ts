import { createElement } from 'react';
import { describeOnServer } from '../testing/describeOnServer.ts';
import { SecondFactor } from './SecondFactor.tsx';

describeOnServer('SecondFactor', (client) => createElement(SecondFactor, { client }));
