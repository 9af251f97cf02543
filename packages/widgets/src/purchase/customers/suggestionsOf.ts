import { bareDigits, type Customer, foldText, formatPrice } from '@oja/core';
import type { FieldViewProps } from '../form/fieldView.ts';
import { repeatEntries, soldText } from '../form/RecentRecipients.tsx';

/** A customer that matches the typed text. */
export interface Suggestion {
  readonly recipient: string;
  /** The saved name; `null` for a recipient of a past purchase who is not saved. */
  readonly name: string | null;
  /** The last purchase with its price: today's if this form sells the plan, else the amount paid. */
  readonly sold: string | null;
  readonly entries: Readonly<Record<string, string>>;
  /** True if the entries are a complete purchase, which repeats the last one. */
  readonly isWhole: boolean;
}

type Form = Pick<FieldViewProps, 'filled' | 'form' | 'past'>;

const bare = (typed: string) => foldText(bareDigits(typed));

/** Whether the customer's name or number contains the typed text. */
export const hasTyped = ({ name, recipient }: Pick<Customer, 'name' | 'recipient'>, typed: string): boolean =>
  foldText(name).includes(foldText(typed.trim())) || recipient.toLowerCase().includes(bare(typed));

function fromCustomer(customer: Customer, { filled: { view }, form: { definition } }: Form): Suggestion {
  const { recipient, lastSale } = customer;
  // Repeats the last purchase only if it is of this form's category.
  if (lastSale?.category === definition.id) {
    const { serviceId, planId, meterType, name, amount, at } = lastSale;
    const last = { recipient, serviceId, planId, meterType, name, amount, at };
    const sold = soldText(last, view.services);
    return { recipient, name: customer.name, sold, entries: repeatEntries(last, definition), isWhole: true };
  }
  const { name, serviceId, meterType } = customer;
  const isSoldHere = view.services.some(({ id }) => id === serviceId);
  const entries = {
    recipient,
    ...(serviceId && isSoldHere && { service: serviceId }),
    ...(meterType && { meterType }),
  };
  const sold = lastSale ? `${lastSale.name} · ${formatPrice(lastSale.amount)}` : null;
  return { recipient, name, sold, entries, isWhole: false };
}

/** Saved customers found, followed by matching recipients of past purchases who are not saved. */
export function suggestionsOf(found: readonly Customer[], typed: string, form: Form): readonly Suggestion[] {
  const saved = found.map((customer) => fromCustomer(customer, form));
  const isSaved = new Set(saved.map(({ recipient }) => recipient));
  const recent = form.past.recipients.filter(
    ({ recipient }) => bare(typed) !== '' && recipient.includes(bare(typed)) && !isSaved.has(recipient),
  );
  const { definition } = form.form;
  const { services } = form.filled.view;
  return [
    ...saved,
    ...recent.map((one) => ({
      recipient: one.recipient,
      name: null,
      sold: soldText(one, services),
      entries: repeatEntries(one, definition),
      isWhole: true,
    })),
  ];
}
