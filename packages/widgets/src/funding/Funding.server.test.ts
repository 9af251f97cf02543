import { createElement } from 'react';
import { describeOnServer } from '../testing/describeOnServer.ts';
import { Funding } from './Funding.tsx';

describeOnServer('Funding', (client) => createElement(Funding, { client }));
