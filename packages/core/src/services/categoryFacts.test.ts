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
  const asksAmount = definition.fields.some(({ kind }) => kind === 'amount');
  expect(isSoldByAmount(definition.id)).toBe(asksAmount);
});

it('takes the number of any other category for a phone, and tells the customer nothing', () => {
  expect(categoryFactsOf('cable')).toEqual({ recipientGroups: 'fours', instruction: 'keep-decoder-on' });
  expect(categoryFactsOf('invented')).toEqual({});
  expect(categoryFactsOf(undefined)).toEqual({});
});
