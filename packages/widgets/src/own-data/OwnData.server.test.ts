import { createElement } from 'react';
import { describeOnServer } from '../testing/describeOnServer.ts';
import { OwnData } from './OwnData.tsx';

describeOnServer('OwnData', (client) => createElement(OwnData, { client }));
