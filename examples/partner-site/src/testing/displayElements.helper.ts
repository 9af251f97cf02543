import type { displayElements } from '../../../../packages/widgets/src/embed/displayElements.ts';
import { checkout } from '../../../../packages/widgets/src/text/en/checkout.ts';
import { serviceHealth } from '../../../../packages/widgets/src/text/en/serviceHealth.ts';

export type DisplayTag = keyof typeof displayElements;

/** The text that each tag shows on the agent's own site. */
export const shownBy: Readonly<Record<DisplayTag, RegExp>> = {
  'oja-wallet-balance': /₦\d[\d,]*\.?\d*/,
  'oja-price-list': /₦456/,
  'oja-service-health': new RegExp(serviceHealth.title),
  'oja-meter-validator': /Meter number/,
  'oja-funding': new RegExp(checkout.seeFee),
  'oja-transaction-list': /₦456/,
  'oja-receipt': /0801 111 1111/,
};

export const displayTags = Object.keys(shownBy) as DisplayTag[];

/** More sales than a transaction list loads at first. */
export const MANY_SALES = 26;
