import { createElement } from 'react';
import { describeOnServer } from '../testing/describeOnServer.ts';
import { MeterValidator } from './MeterValidator.tsx';

describeOnServer('MeterValidator', (client) => createElement(MeterValidator, { client }));
