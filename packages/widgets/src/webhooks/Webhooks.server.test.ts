import { createElement } from 'react';
import { describeOnServer } from '../testing/describeOnServer.ts';
import { Webhooks } from './Webhooks.tsx';

describeOnServer('Webhooks', (client) => createElement(Webhooks, { client }));
