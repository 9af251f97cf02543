import type { Field } from '@oja/core';

/** Component and file name for each kind of field. `allParts` has every one; the build gives an embed only what its definition uses. */
export const fieldViews = {
  service: 'ServiceListField',
  plan: 'PlanField',
  choice: 'ChoiceField',
  phone: 'TypedField',
  digits: 'TypedField',
  text: 'TypedField',
  amount: 'AmountField',
  quantity: 'QuantityField',
} as const satisfies Readonly<Record<Field['kind'], string>>;
