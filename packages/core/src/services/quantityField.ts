import { checkQuantity } from '../validators/quantity.ts';
import type { Field } from './field.ts';

/** How many; one where nothing is typed. */
export const quantityField = (isAsked?: Field['isAsked']): Field => ({
  name: 'quantity',
  kind: 'quantity',
  label: 'quantity',
  ...(isAsked && { isAsked }),
  check(raw, { service }) {
    const read = checkQuantity(raw.trim() === '' ? '1' : raw, service?.limits?.quantity);
    return read.ok ? { ok: true, value: String(read.quantity) } : read;
  },
});
