import { createElement } from 'react';
import { describeOnServer } from '../testing/describeOnServer.ts';
import { NoticeCentre } from './NoticeCentre.tsx';

describeOnServer('NoticeCentre', (client) => createElement(NoticeCentre, { client }));
