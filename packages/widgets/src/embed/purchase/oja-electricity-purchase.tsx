import { electricity } from '@oja/core';
import { Delivery } from '../../delivery/Delivery.tsx';
import { AmountField } from '../../purchase/form/AmountField.tsx';
import { ChoiceField } from '../../purchase/form/ChoiceField.tsx';
import { RecipientCheck } from '../../purchase/form/RecipientCheck.tsx';
import { ServiceListField } from '../../purchase/form/ServiceListField.tsx';
import { TypedField } from '../../purchase/form/TypedField.tsx';
import { mountPurchase } from '../mountPurchase.tsx';

export const mount = mountPurchase(electricity, {
  fields: { service: ServiceListField, choice: ChoiceField, text: TypedField, amount: AmountField },
  // A select shows no tiles.
  looks: {},
  RecipientCheck,
  Delivery,
});
