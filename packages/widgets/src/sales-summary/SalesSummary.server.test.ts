import { createElement } from 'react';
import { describeOnServer } from '../testing/describeOnServer.ts';
import { SalesSummary } from './SalesSummary.tsx';

describeOnServer('SalesSummary', (client) => createElement(SalesSummary, { client }));
