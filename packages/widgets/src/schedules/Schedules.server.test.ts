import { createElement } from 'react';
import { describeOnServer } from '../testing/describeOnServer.ts';
import { Schedules } from './Schedules.tsx';

describeOnServer('Schedules', (client) => createElement(Schedules, { client }));
