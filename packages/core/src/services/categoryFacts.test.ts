import { expect, it } from 'vitest';
import { catalogue } from './catalogue.ts';
import { categoryFactsOf, isSoldByAmount } from './categoryFacts.ts';
import type { ServiceDefinition } from './defineService.ts';

it.each<ServiceDefinition>(catalogue)('says of $id what its definition says', (definition) => {
  const { recipientGroups, instruction } = categoryFactsOf(definition.id);
  expect({ recipientGroups, instruction }).toEqual({
    recipientGroups: definition.recipientGroups,
    instruction: definition.instruction,
  });
});

it('takes for worth its price only what is sold by the amount', () => {
  const byAmount = catalogue.filter(({ fields }) => fields.some(({ kind }) => kind === 'amount'));
  expect(byAmount.map(({ id }) => id)).toEqual(expect.arrayContaining(['airtime', 'electricity']));
  for (const { id } of catalogue.filter(({ id }) => isSoldByAmount(id)))
    expect(byAmount.map((one) => one.id)).toContain(id);
  expect(['airtime', 'electricity', 'data', 'invented', undefined].map(isSoldByAmount)).toEqual([
    ...[true, true, false, false, false],
  ]);
});

it('takes the number of any other category for a phone, and tells the customer nothing', () => {
  expect(categoryFactsOf('cable')).toEqual({ recipientGroups: 'fours', instruction: 'keep-decoder-on' });
  expect(categoryFactsOf('invented')).toEqual({});
  expect(categoryFactsOf(undefined)).toEqual({});
});
