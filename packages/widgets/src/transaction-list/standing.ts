import type { Transaction } from '@oja/core';
import type { MoneyState } from '../ui/status/MoneyWord.tsx';
import type { DeliveryState } from '../ui/status/StatusWord.tsx';
import { isCredit } from './direction.ts';

/** What is said of a transaction. A credit delivers nothing and charges nothing: it has words of its own. */
export type Standing =
  | { readonly kind: 'credit'; readonly state: 'received' | 'onItsWay' | 'failed' }
  | {
      readonly kind: 'sale';
      readonly money: MoneyState;
      readonly delivery: DeliveryState;
      /** The server's own word where it is none of ours: shown as it is, and as waiting, never as success. */
      readonly unknownWord: string | null;
    };

const waiting = { kind: 'sale', money: 'held', delivery: 'waiting' } as const;

/** Where the money of a failed sale is: it came back where it had left. */
function afterFailure({ balance }: Transaction): MoneyState {
  const { before, after } = balance ?? {};
  return before !== undefined && after !== undefined && after < before ? 'refunded' : 'notCharged';
}

function ofSale(transaction: Transaction): Standing {
  switch (transaction.status) {
    case 'initiated':
    case 'processing':
      return { ...waiting, unknownWord: null };
    case 'pending': {
      const isOurs = transaction.statusWord.trim().toLowerCase() === 'pending';
      return { ...waiting, unknownWord: isOurs ? null : transaction.statusWord };
    }
    case 'delivered':
      return { kind: 'sale', money: 'charged', delivery: 'delivered', unknownWord: null };
    case 'failed':
      return { kind: 'sale', money: afterFailure(transaction), delivery: 'failed', unknownWord: null };
    case 'reversed':
      return { kind: 'sale', money: 'refunded', delivery: 'failed', unknownWord: null };
  }
}

/** Reads where the money and the goods of a transaction are. */
export function standingOf(transaction: Transaction): Standing {
  if (!isCredit(transaction)) return ofSale(transaction);
  const { status } = transaction;
  if (status === 'delivered') return { kind: 'credit', state: 'received' };
  return { kind: 'credit', state: status === 'failed' || status === 'reversed' ? 'failed' : 'onItsWay' };
}
