import { createElement } from 'react';
import { describeOnServer } from '../testing/describeOnServer.ts';
import { Customers } from './Customers.tsx';

describeOnServer('Customers', (client) => createElement(Customers, { client }));
