import { createElement } from 'react';
import { describeOnServer } from '../testing/describeOnServer.ts';
import { TransactionPin } from './TransactionPin.tsx';

describeOnServer('TransactionPin', (client) => createElement(TransactionPin, { client }));
