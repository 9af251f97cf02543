import { createElement } from 'react';
import { describeOnServer } from '../testing/describeOnServer.ts';
import { Outages } from './Outages.tsx';

describeOnServer('Outages', (client) => createElement(Outages, { client }));
