import { expect, it } from 'vitest';
import { parseMarkup } from './usePriceForm.ts';

it.each([
  ['price', '₦1,500.50', { kind: 'price', amount: 150_050 }],
  ['add', '0', { kind: 'add', amount: 0 }],
  ['percent', '12.5 %', { kind: 'percent', basisPoints: 1_250 }],
  // The comma may be meant as a decimal point.
  ['price', '12,50', null],
  ['percent', '12,5%', null],
  ['price', '5 00', null],
  ['price', 'five', null],
] as const)('reads a markup by %s of %s', (way, typed, markup) => {
  expect(parseMarkup(way, typed)).toEqual(markup);
});
