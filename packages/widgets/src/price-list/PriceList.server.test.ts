import { createElement } from 'react';
import { describeOnServer } from '../testing/describeOnServer.ts';
import { PriceList } from './PriceList.tsx';

describeOnServer('PriceList', (client) => createElement(PriceList, { client, category: 'data' }));
