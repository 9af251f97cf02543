import { createElement } from 'react';
import { describeOnServer } from '../testing/describeOnServer.ts';
import { OpenPurchases } from './OpenPurchases.tsx';

describeOnServer('OpenPurchases', (client) => createElement(OpenPurchases, { client, showNone: true }));
