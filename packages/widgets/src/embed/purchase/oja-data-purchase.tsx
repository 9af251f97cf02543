import { data } from '@oja/core';
import { PlanField } from '../../purchase/form/PlanField.tsx';
import { ServiceField } from '../../purchase/form/ServiceField.tsx';
import { TypedField } from '../../purchase/form/TypedField.tsx';
import { looks } from '../../theme/providers/network.ts';
import { mountPurchase } from '../mountPurchase.tsx';

export const mount = mountPurchase(data, {
  fields: { phone: TypedField, service: ServiceField, plan: PlanField },
  looks,
});
