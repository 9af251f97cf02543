import { createElement } from 'react';
import { describeOnServer } from '../testing/describeOnServer.ts';
import { Receipt } from './Receipt.tsx';

describeOnServer('Receipt', (client) => createElement(Receipt, { client, reference: 'OJA-9101' }));
