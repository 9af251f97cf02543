import type { Transaction } from '@oja/core';
import type { MoneyState } from '../ui/status/MoneyWord.tsx';
import type { DeliveryState } from '../ui/status/StatusWord.tsx';

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

const CREDITS = /^(credit|deposit|fund|refund|reversal|commission|bonus)/i;

/** True where money came in: told by the balances where they are there, else by the server's word. */
export function isCredit({ balance, transactionType }: Transaction): boolean {
  const { before, after } = balance ?? {};
  if (before !== undefined && after !== undefined && before !== after) return after > before;
  return CREDITS.test(transactionType.trim());
}

/** Where the money of a failed sale is: it came back where it had left. */
function afterFailure({ balance }: Transaction): MoneyState {
  const { before, after } = balance ?? {};
  return before !== undefined && after !== undefined && after < before ? 'refunded' : 'notCharged';
}

function ofSale(transaction: Transaction): Standing {
  const { status, statusWord } = transaction;
  switch (status) {
    case 'initiated':
    case 'processing':
      return { kind: 'sale', money: 'held', delivery: 'waiting', unknownWord: null };
    case 'pending': {
      const isOurs = statusWord.trim().toLowerCase() === 'pending';
      return {
        kind: 'sale',
        money: 'held',
        delivery: 'waiting',
        unknownWord: isOurs ? null : statusWord,
      };
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
