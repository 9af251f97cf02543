import { expect, it } from 'vitest';
import { cardSale, parsePurchase } from '../../testing/demoPurchases.ts';
import { en } from '../../text/en.ts';
import { pagesFor } from './cardLayout.ts';
import { plainCards } from './plainCards.ts';

const shop = { name: '<b>Chukwuemeka & Daughters Ventures</b> Ltd', phone: '0801 234 5678' };
const write = (number: number) => plainCards(parsePurchase(cardSale(41)), shop, number, en.printedCards);

it('writes a card for each pin: how to load it, the serial number and the expiry date', () => {
  const { item, copy, cards } = write(1);
  expect([item, copy, cards.length]).toEqual(['MTN ₦100 card', null, 41]);
  expect(cards[0]?.pin).toMatchObject({ copied: '36018870215400000' });
  expect(cards[0]?.lines).toEqual([
    'Dial *311*PIN#',
    expect.stringMatching(/^S\/N 88110000/),
    'Expires 31 Dec 2028',
  ]);
});

it('numbers the copies from the second print on', () => {
  expect([2, 3].map((number) => write(number).copy)).toEqual(['COPY 1', 'COPY 2']);
});

it('counts A4 pages, or one piece of the roll per card', () => {
  expect(pagesFor(41, { paper: 'a4', onPage: 8 })).toBe(6);
  expect(pagesFor(40, { paper: 'a4', onPage: 40 })).toBe(1);
  expect(pagesFor(41, { paper: 'roll58', onPage: 10 })).toBe(41);
});
