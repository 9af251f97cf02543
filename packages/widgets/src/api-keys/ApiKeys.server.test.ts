import { createElement } from 'react';
import { describeOnServer } from '../testing/describeOnServer.ts';
import { ApiKeys } from './ApiKeys.tsx';

describeOnServer('ApiKeys', (client) => createElement(ApiKeys, { client }));
