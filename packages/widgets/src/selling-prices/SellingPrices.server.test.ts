import { createElement } from 'react';
import { describeOnServer } from '../testing/describeOnServer.ts';
import { SellingPrices } from './SellingPrices.tsx';

describeOnServer('SellingPrices', (client) => createElement(SellingPrices, { client }));
