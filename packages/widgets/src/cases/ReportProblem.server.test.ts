import { demoTransaction } from '@oja/core/testing';
import { createElement } from 'react';
import { parsePurchase } from '../testing/demoSales.ts';
import { describeOnServer } from '../testing/describeOnServer.ts';
import { ReportProblem } from './ReportProblem.tsx';

const transaction = parsePurchase(demoTransaction());

describeOnServer('ReportProblem', (client) => createElement(ReportProblem, { client, transaction }));
