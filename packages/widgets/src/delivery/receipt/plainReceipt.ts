import {
  categoryFactsOf,
  formatMoney,
  kobo,
  outcomeOf,
  type Transaction,
  type TransactionOutcome,
} from '@oja/core';
import type { Text } from '../../text/catalogue.ts';
import { type Code, deliverablesOf } from '../deliverables.ts';
import { customersCopy } from './customersCopy.ts';
import {
  type About,
  energyLines,
  type Line,
  moneyLines,
  purchaseLines,
  tracingLines,
} from './receiptLines.ts';

/** A code with its name: "Token", "Step 1. Key change code", "Pin 2 of 3". */
export interface NamedCode {
  readonly name: string;
  readonly code: Code;
  /** "Serial WRN123". */
  readonly note: string | null;
}

/**
 * The customer's receipt as plain strings: the common source of message, paper and image, so that all three agree. It
 * contains full tokens and PINs, but no commission, no balance, and no cost if the agent has a selling price.
 */
export interface PlainReceipt {
  readonly title: string;
  readonly item: string;
  readonly amount: string;
  /** "Delivered". */
  readonly status: string;
  readonly isDelivered: boolean;
  /** How to use the codes; `null` if no instruction is needed. */
  readonly instruction: string | null;
  readonly codes: readonly NamedCode[];
  readonly lines: readonly Line[];
  readonly seller: string | null;
  /** "Support 0801 234 5678". */
  readonly support: string | null;
  /** The reference; also part of the file name. */
  readonly reference: string;
}

export type ReceiptWords = Pick<Text, 'receipt' | 'deliverables' | 'delivery'>;

/** One word for the customer: the status of the delivery. */
function statusOf(outcome: TransactionOutcome, text: ReceiptWords): string {
  if (outcome.kind === 'purchase') return outcome.unknownWord ?? text.delivery[outcome.delivery];
  const words = { received: 'delivered', onItsWay: 'waiting', failed: 'failed' } as const;
  return text.delivery[words[outcome.state]];
}

function codesOf(transaction: Transaction, words: Text['deliverables']): readonly NamedCode[] {
  const { token, keyChange, pins } = deliverablesOf(transaction);
  const steps = keyChange.map((code, at) => ({
    name: `${words.step(at + 1)}. ${words.keyChange}`,
    code,
    note: null,
  }));
  const tokenName = steps.length > 0 ? `${words.step(steps.length + 1)}. ${words.token}` : words.token;
  return [
    ...steps,
    ...(token ? [{ name: tokenName, code: token, note: null }] : []),
    ...pins.map(({ pin, serial }, at) => ({
      name: pins.length === 1 ? words.pin : words.pinOf(at + 1, pins.length),
      code: pin,
      note: serial && `${words.serial} ${serial}`,
    })),
  ];
}

function instructionFor(transaction: Transaction, words: Text['deliverables']): string | null {
  if (deliverablesOf(transaction).keyChange.length > 0) return words.stepsBody;
  const instruction = categoryFactsOf(transaction.category).instruction;
  return instruction && transaction.status === 'delivered' ? words.instructions[instruction] : null;
}

/** Creates the customer's receipt of a transaction. */
export function plainReceipt(transaction: Transaction, about: About, text: ReceiptWords): PlainReceipt {
  const words = text.receipt;
  const { seller, support } = about;
  const copy = customersCopy(transaction);
  return {
    title: words.title,
    item: transaction.name,
    amount: formatMoney(kobo(Math.abs(copy.amount))),
    status: statusOf(outcomeOf(transaction), text),
    isDelivered: transaction.status === 'delivered',
    instruction: instructionFor(transaction, text.deliverables),
    codes: codesOf(transaction, text.deliverables),
    lines: [
      ...energyLines(transaction, text.deliverables),
      ...purchaseLines(copy, words),
      ...moneyLines(copy, words),
      ...tracingLines(transaction, words),
    ],
    seller,
    support: support && `${words.support} ${support}`,
    reference: transaction.ref,
  };
}
