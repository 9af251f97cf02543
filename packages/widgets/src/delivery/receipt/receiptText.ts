import type { Transaction } from '@oja/core';
import { plainReceipt, type ReceiptWords } from './plainReceipt.ts';
import type { About } from './receiptLines.ts';

/** Removes the marks that WhatsApp reads as bold, italic, strikethrough or code: they would hide characters of a name. */
const plain = (value: string) => value.replace(/[*_~`]/g, '');

/**
 * A receipt as a message. Each code is on a separate line near the top, so that a long press selects it. The text contains
 * full tokens and PINs: it goes only where the agent sends it and is never stored or logged.
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
      // Not stripped: a mark can be part of the code.
      code.groups.join(' '),
      ...(note ? [plain(note)] : []),
    ]),
    codes.length === 0 && instruction ? [instruction] : [],
    // The head of the message already shows the amount and the item.
    lines
      .filter(({ value }) => value !== amount && value !== item)
      .map(({ term, value }) => `${term}: ${plain(value)}`),
    [...(seller ? [`${text.receipt.soldBy}: ${plain(seller)}`] : []), ...(support ? [support] : [])],
  ];
  return parts.flatMap((part) => (part.length > 0 ? [part.join('\n')] : [])).join('\n\n');
}
