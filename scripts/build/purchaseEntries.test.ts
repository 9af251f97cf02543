import { expect, it } from 'vitest';
import { allParts } from '../../packages/widgets/src/purchase/allParts.ts';
import { views } from './purchaseEntries.ts';

it('draws each kind of field in the embed as a widget of the package does', () => {
  const drawn = Object.entries(allParts.fields).map(([kind, view]) => [
    kind,
    (view as { name: string }).name,
  ]);
  expect(Object.fromEntries(drawn)).toEqual(views);
});
