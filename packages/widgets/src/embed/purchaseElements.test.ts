import { amountField, defineService, embeddedServices, phoneField, serviceField } from '@oja/core';
import { expect, it } from 'vitest';
import { displayElements } from './displayElements.ts';
import { elements } from './elements.ts';
import { purchaseElements } from './purchaseElements.ts';

it('lists every element, with an attribute for each field of a purchase element', () => {
  expect(Object.keys(elements)).toEqual([
    ...embeddedServices.map(({ tag }) => tag),
    ...Object.keys(displayElements),
  ]);
  expect(elements['oja-data-purchase']).toEqual(['phone', 'network', 'plan']);
  expect(elements['oja-electricity-purchase']).toEqual(['disco', 'meter-type', 'meter-number', 'amount']);
});

it('creates a tag for each category of the list', () => {
  const betting = defineService({
    id: 'betting',
    fields: [phoneField(), serviceField('bookmaker'), amountField()],
    delivers: 'directly',
    draft: () => null,
  });
  const more = purchaseElements([...embeddedServices, betting]);
  expect(Object.keys(more)).toEqual([...embeddedServices.map(({ tag }) => tag), 'oja-betting-purchase']);
  expect(more['oja-betting-purchase']).toEqual(['phone', 'bookmaker', 'amount']);
});
