import { createElement } from 'react';
import { describeOnServer } from '../testing/describeOnServer.ts';
import { Sessions } from './Sessions.tsx';

describeOnServer('Sessions', (client) => createElement(Sessions, { client }));
