import { createElement } from 'react';
import { describeOnServer } from '../testing/describeOnServer.ts';
import { Bulk } from './Bulk.tsx';

describeOnServer('Bulk', (client) => createElement(Bulk, { client }));
