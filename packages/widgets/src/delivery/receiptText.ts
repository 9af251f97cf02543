import type { Transaction } from '@oja/core';
import { plainReceipt, type ReceiptWords } from './plainReceipt.ts';
import type { About } from './receiptLines.ts';

/** Marks that WhatsApp reads as bold, italic, struck out or code: in a name they would eat a piece of it. */
const plain = (value: string) => value.replace(/[*_~`]/g, '');

/**
 * A receipt as a message. The codes come first, each on a line of its own, so that a long press selects one. It holds
 * tokens and pins in full: it goes where the agent sends it, and is neither kept nor logged here.
 */
export function receiptText(transaction: Transaction, about: About, text: ReceiptWords): string {
  const { item, status, amount, instruction, codes, lines, seller, support } = plainReceipt(
    transaction,
    about,
    text,
  );
  const parts = [
    [`*${plain(item)}*`, `${amount} \u00b7 ${plain(status)}`],
    codes.length > 0 && instruction ? [instruction] : [],
    ...codes.map(({ name, code, note }) => [
      `${name}:`,
      // As it is: a mark in it belongs to it.
      code.groups.join(' '),
      ...(note ? [plain(note)] : []),
    ]),
    codes.length === 0 && instruction ? [instruction] : [],
    // The amount and the name stand on top.
    lines
      .filter(({ value }) => value !== amount && value !== item)
      .map(({ term, value }) => `${term}: ${plain(value)}`),
    [...(seller ? [`${text.receipt.soldBy}: ${plain(seller)}`] : []), ...(support ? [support] : [])],
  ];
  return parts.flatMap((part) => (part.length > 0 ? [part.join('\n')] : [])).join('\n\n');
}
