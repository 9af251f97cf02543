import { bareDigits, type Customer, foldText, formatPrice } from '@oja/core';
import type { FieldViewProps } from '../form/fieldView.ts';
import { repeatEntries, soldText } from '../form/RecentRecipients.tsx';

/** One whom the agent may mean. */
export interface Suggestion {
  readonly recipient: string;
  /** As it was saved; `null` for one who was sold to and never saved. */
  readonly name: string | null;
  /** What was sold last, at today's price. */
  readonly sold: string | null;
  readonly entries: Readonly<Record<string, string>>;
  /** True where the entries are a whole purchase: the last one again. */
  readonly isWhole: boolean;
}

type Form = Pick<FieldViewProps, 'filled' | 'form' | 'past'>;

const bare = (typed: string) => foldText(bareDigits(typed));

/** Whether this customer has what was typed in their name or number. */
export const hasTyped = ({ name, recipient }: Pick<Customer, 'name' | 'recipient'>, typed: string): boolean =>
  foldText(name).includes(foldText(typed.trim())) || recipient.toLowerCase().includes(bare(typed));

function fromCustomer(customer: Customer, { filled: { view }, form: { definition } }: Form): Suggestion {
  const { recipient, lastSale } = customer;
  // A sale of another category tells the number, and nothing of what this form asks for.
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

/** The saved customers that were found, then those of the history that fit and are not among them. */
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
