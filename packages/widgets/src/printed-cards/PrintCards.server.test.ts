import { createElement } from 'react';
import { cardSale, parsePurchase } from '../testing/demoSales.ts';
import { describeOnServer } from '../testing/describeOnServer.ts';
import { PrintCards } from './PrintCards.tsx';

const transaction = parsePurchase(cardSale(10));

describeOnServer('PrintCards', (client) => createElement(PrintCards, { client, transaction }));
