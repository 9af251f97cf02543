import type { ServiceDefinition } from '@oja/core';
import type { Text } from '../text/catalogue.ts';
import { labelFor } from './labelFor.ts';

/** "Buy data": what a form is called. */
export function saleTitle({ id }: ServiceDefinition, { saleForm }: Pick<Text, 'saleForm'>): string {
  const titles: Readonly<Record<string, string>> = saleForm.titles;
  return Object.hasOwn(titles, id) ? (titles[id] as string) : saleForm.title(labelFor(id, {}).toLowerCase());
}
