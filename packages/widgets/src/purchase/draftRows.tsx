import { type Fact, formatDay, labelFor, type PurchaseDraft, type ServiceDefinition } from '@oja/core';
import { formatRecipient } from '../delivery/formatRecipient.ts';
import type { Text } from '../text/catalogue.ts';
import type { Description } from '../ui/display/DescriptionList.tsx';
import { Money } from '../ui/display/Money.tsx';

function said(fact: Fact, { fields }: ServiceDefinition, { fieldLabels }: Pick<Text, 'fieldLabels'>) {
  if ('amount' in fact) return <Money kobo={fact.amount} />;
  if ('at' in fact) return formatDay(fact.at);
  const isOption = fields.some(({ label, options }) => label === fact.label && options?.includes(fact.text));
  return isOption ? labelFor(fact.text, fieldLabels) : fact.text;
}

/** Facts of a purchase or a recipient as rows. */
export const factRows = (
  facts: readonly Fact[],
  definition: ServiceDefinition,
  text: Pick<Text, 'fieldLabels'>,
): readonly Description[] =>
  facts.map((fact) => ({
    term: labelFor(fact.label, text.fieldLabels),
    value: said(fact, definition, text),
  }));

/** Facts that the review and the result show in another place. */
const elsewhere = new Set(['service', 'price', 'you-earn']);

/** "0803 123 4567 (MTN)". */
const whoFor = ({ recipient, serviceName }: PurchaseDraft, definition: ServiceDefinition) =>
  `${formatRecipient(recipient, definition)} (${serviceName})`;

/** Item and recipient, as rows of the definition's review. Omits the price and the earnings. */
export function draftRows(
  definition: ServiceDefinition,
  draft: PurchaseDraft,
  text: Pick<Text, 'fieldLabels' | 'purchase'>,
  /** Labels of facts that the purchase has ended. */
  ended: readonly string[] = [],
): readonly Description[] {
  const facts = definition
    .review(draft)
    .filter(({ label }) => !elsewhere.has(label) && !ended.includes(label));
  return facts.flatMap((fact) =>
    'text' in fact && fact.text === draft.recipient
      ? [{ term: text.purchase.to, value: whoFor(draft, definition) }]
      : factRows([fact], definition, text),
  );
}

/** A short name of the purchase: the plan, or else the service and the price. */
export const draftName = ({ planName, serviceName }: PurchaseDraft, price: string) =>
  planName || `${serviceName} ${price}`;
