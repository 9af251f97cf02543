import { createElement } from 'react';
import { describeOnServer } from '../testing/describeOnServer.ts';
import { TransactionList } from './TransactionList.tsx';

describeOnServer('TransactionList', (client) => createElement(TransactionList, { client }));
