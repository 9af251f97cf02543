import { expect, it } from 'vitest';
import { catalogue } from './catalogue.ts';
import { categoryFactsOf, isSoldByAmount } from './categoryFacts.ts';
import type { ServiceDefinition } from './defineService.ts';

it.each<ServiceDefinition>(catalogue)('returns the same facts as the definition of $id', (definition) => {
  const { recipientGroups, instruction } = categoryFactsOf(definition.id);
  expect({ recipientGroups, instruction }).toEqual({
    recipientGroups: definition.recipientGroups,
    instruction: definition.instruction,
  });
});

it('counts only airtime and electricity as sold by amount', () => {
  const byAmount = catalogue.filter(({ fields }) => fields.some(({ kind }) => kind === 'amount'));
  expect(byAmount.map(({ id }) => id)).toEqual(expect.arrayContaining(['airtime', 'electricity']));
  for (const { id } of catalogue.filter(({ id }) => isSoldByAmount(id)))
    expect(byAmount.map((one) => one.id)).toContain(id);
  expect(['airtime', 'electricity', 'data', 'invented', undefined].map(isSoldByAmount)).toEqual([
    ...[true, true, false, false, false],
  ]);
});

it('returns no facts for an unknown category, whose number is then shown as a phone number', () => {
  expect(categoryFactsOf('cable')).toEqual({ recipientGroups: 'fours', instruction: 'keep-decoder-on' });
  expect(categoryFactsOf('invented')).toEqual({});
  expect(categoryFactsOf(undefined)).toEqual({});
});
