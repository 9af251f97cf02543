import { resultChecker } from '@oja/core';
import { Delivery } from '../../delivery/Delivery.tsx';
import { PlanField } from '../../purchase/form/PlanField.tsx';
import { QuantityField } from '../../purchase/form/QuantityField.tsx';
import { RecipientCheck } from '../../purchase/form/RecipientCheck.tsx';
import { ServiceField } from '../../purchase/form/ServiceField.tsx';
import { TypedField } from '../../purchase/form/TypedField.tsx';
import { looks } from '../../theme/providers/exam.ts';
import { mountPurchase } from '../mountPurchase.tsx';

export const mount = mountPurchase(resultChecker, {
  fields: { service: ServiceField, plan: PlanField, quantity: QuantityField, digits: TypedField },
  looks,
  RecipientCheck,
  Delivery,
});
