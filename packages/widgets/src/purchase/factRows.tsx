import { type Fact, formatDay, labelFor, type ServiceDefinition } from '@oja/core';
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
