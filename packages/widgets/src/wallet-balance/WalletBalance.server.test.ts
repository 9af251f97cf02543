import { createElement } from 'react';
import { describeOnServer } from '../testing/describeOnServer.ts';
import { WalletBalance } from './WalletBalance.tsx';

describeOnServer('WalletBalance', (client) => createElement(WalletBalance, { client }));
