import { cable } from '@oja/core';
import { Delivery } from '../../delivery/Delivery.tsx';
import { ChoiceField } from '../../purchase/form/ChoiceField.tsx';
import { PlanField } from '../../purchase/form/PlanField.tsx';
import { RecipientCheck } from '../../purchase/form/RecipientCheck.tsx';
import { ServiceField } from '../../purchase/form/ServiceField.tsx';
import { TypedField } from '../../purchase/form/TypedField.tsx';
import { looks } from '../../theme/providers/provider.ts';
import { mountPurchase } from '../mountPurchase.tsx';

export const mount = mountPurchase(cable, {
  fields: { service: ServiceField, digits: TypedField, choice: ChoiceField, plan: PlanField },
  looks,
  RecipientCheck,
  Delivery,
});
