import { expect, it } from 'vitest';
import { catalogue } from './catalogue.ts';
import type { ServiceDefinition } from './defineService.ts';
import { recipientGroupsOf } from './recipientGroups.ts';

it.each<ServiceDefinition>(catalogue)('says of $id what its definition says', ({ id, recipientGroups }) => {
  expect(recipientGroupsOf(id).recipientGroups).toBe(recipientGroups);
});

it('knows numbers in fours, and takes any other category for phones', () => {
  expect(recipientGroupsOf('electricity')).toEqual({ recipientGroups: 'fours' });
  expect(recipientGroupsOf('invented')).toEqual({});
  expect(recipientGroupsOf(undefined)).toEqual({});
});
