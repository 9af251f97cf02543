import { demoTransaction } from '@oja/core/testing';
import { createElement } from 'react';
import { parsePurchase } from '../testing/demoSales.ts';
import { describeOnServer } from '../testing/describeOnServer.ts';
import { AddCustomer } from './AddCustomer.tsx';

const transaction = parsePurchase(demoTransaction());

describeOnServer('AddCustomer', (client) => createElement(AddCustomer, { client, transaction }));
