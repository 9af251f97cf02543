import type { Field } from '@oja/core';

/** The component that draws each kind of field, by its name, which is that of its file: `allParts` has them all, the build gives a tag those that its definition asks for. */
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
