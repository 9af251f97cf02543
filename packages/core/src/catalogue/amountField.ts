import type { Kobo } from '../money/kobo.ts';
import { type AmountLimits, checkAmount } from '../validators/amount.ts';
import type { Field, FormView } from './field.ts';

// A separate file, like quantityField.ts, so that the embed of a category without an amount includes none of its rules.

const larger = (a: Kobo | undefined, b: Kobo | undefined) => (a === undefined || (b ?? a) > a ? b : a);

/** The amount, within the server's limits for this service and recipient. The value is in kobo. */
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
