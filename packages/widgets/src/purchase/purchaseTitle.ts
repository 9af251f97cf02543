import { hasOwn, labelFor, type ServiceDefinition } from '@oja/core';
import type { Text } from '../text/catalogue.ts';

/** The title of the form: "Buy data". */
export function purchaseTitle(
  { id }: ServiceDefinition,
  { purchaseForm }: Pick<Text, 'purchaseForm'>,
): string {
  const titles: Readonly<Record<string, string>> = purchaseForm.titles;
  return hasOwn(titles, id) ? (titles[id] as string) : purchaseForm.title(labelFor(id, {}).toLowerCase());
}
