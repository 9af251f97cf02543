import type { PurchaseDraft, ServiceDefinition } from '@oja/core';
import { formatRecipient } from '../delivery/formatRecipient.ts';
import type { Text } from '../text/catalogue.ts';
import type { Description } from '../ui/list/DescriptionList.tsx';
import { factRows } from './factRows.tsx';

/** Shown by the review and the result in their own way, or together with the recipient. */
const elsewhere = new Set(['service', 'price', 'you-earn']);

/** "0803 123 4567 (MTN)". */
const whoFor = ({ recipient, serviceName }: PurchaseDraft, definition: ServiceDefinition) =>
  `${formatRecipient(recipient, definition)} (${serviceName})`;

/** What is sold to whom, line by line, as its definition reviews it. The money is not in it. */
export function draftRows(
  definition: ServiceDefinition,
  draft: PurchaseDraft,
  text: Pick<Text, 'fieldLabels' | 'purchase'>,
  /** Labels of facts that are not true any more. */
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

/** What is sold in a few words: the plan, else whose and how much. */
export const draftName = ({ planName, serviceName }: PurchaseDraft, price: string) =>
  planName || `${serviceName} ${price}`;
