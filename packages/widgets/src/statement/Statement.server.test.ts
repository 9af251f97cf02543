import { createElement } from 'react';
import { describeOnServer } from '../testing/describeOnServer.ts';
import { Statement } from './Statement.tsx';

describeOnServer('Statement', (client) => createElement(Statement, { client }));
