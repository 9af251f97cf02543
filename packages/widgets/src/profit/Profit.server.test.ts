import { createElement } from 'react';
import { describeOnServer } from '../testing/describeOnServer.ts';
import { Profit } from './Profit.tsx';

describeOnServer('Profit', (client) => createElement(Profit, { client }));
