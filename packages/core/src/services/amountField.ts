import type { Kobo } from '../format/kobo.ts';
import { type AmountLimits, checkAmount } from '../validators/amount.ts';
import type { Field, FormView } from './field.ts';

// A file of its own, as quantityField.ts is: the embed of a category without an amount carries none of its rules.

const larger = (a: Kobo | undefined, b: Kobo | undefined) => (a === undefined || (b ?? a) > a ? b : a);

/** How much, within what the server allows for this service and this recipient. The value is whole kobo. */
export function amountField(): Field {
  const limits = ({ service, verified }: FormView): AmountLimits => ({
    min: larger(service?.limits?.min, verified?.minimum),
    max: service?.limits?.max,
    step: service?.limits?.step,
  });
  return {
    name: 'amount',
    kind: 'amount',
    label: 'amount',
    limits,
    check(raw, form) {
      const read = checkAmount(raw, limits(form));
      return read.ok ? { ok: true, value: String(read.amount) } : read;
    },
  };
}
