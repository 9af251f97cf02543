import { createElement } from 'react';
import { describeOnServer } from '../testing/describeOnServer.ts';
import { ServiceHealth } from './ServiceHealth.tsx';

describeOnServer('ServiceHealth', (client) => createElement(ServiceHealth, { client, category: 'data' }));
