import { airtime } from '@oja/core';
import { AmountField } from '../../purchase/form/AmountField.tsx';
import { ServiceField } from '../../purchase/form/ServiceField.tsx';
import { TypedField } from '../../purchase/form/TypedField.tsx';
import { looks } from '../../theme/providers/network.ts';
import { mountPurchase } from '../mountPurchase.tsx';

export const mount = mountPurchase(airtime, {
  fields: { phone: TypedField, service: ServiceField, amount: AmountField },
  looks,
});
