import { definitionOf } from '@oja/core';
import { createElement } from 'react';
import { describeOnServer } from '../testing/describeOnServer.ts';
import {
  AirtimePurchase,
  CablePurchase,
  DataPurchase,
  ElectricityPurchase,
  Purchase,
  ResultCheckerPurchase,
} from './index.ts';

const definition = definitionOf('cable');

describeOnServer('Purchase', (client) => createElement(Purchase, { client, definition }));
describeOnServer('DataPurchase', (client) => createElement(DataPurchase, { client }));
describeOnServer('AirtimePurchase', (client) => createElement(AirtimePurchase, { client }));
describeOnServer('ElectricityPurchase', (client) => createElement(ElectricityPurchase, { client }));
describeOnServer('CablePurchase', (client) => createElement(CablePurchase, { client }));
describeOnServer('ResultCheckerPurchase', (client) => createElement(ResultCheckerPurchase, { client }));
