import { definitionOf } from '@oja/core';
import { describeWidget } from '../testing/describeWidget.tsx';
import {
  AirtimePurchase,
  CablePurchase,
  DataPurchase,
  ElectricityPurchase,
  Purchase,
  ResultCheckerPurchase,
} from './index.ts';
import { everything } from './services.fixture.ts';

const setup = { answers: everything };
const electricity = definitionOf('electricity');

describeWidget('Purchase', {
  make: (client) => <Purchase client={client} definition={electricity} />,
  setup,
});
describeWidget('DataPurchase', { make: (client) => <DataPurchase client={client} />, setup });
describeWidget('AirtimePurchase', { make: (client) => <AirtimePurchase client={client} />, setup });
describeWidget('ElectricityPurchase', { make: (client) => <ElectricityPurchase client={client} />, setup });
describeWidget('CablePurchase', { make: (client) => <CablePurchase client={client} />, setup });
describeWidget('ResultCheckerPurchase', {
  make: (client) => <ResultCheckerPurchase client={client} />,
  setup,
});
