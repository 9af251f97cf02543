import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-core';
import { type Kobo, parseNaira } from '../format/kobo.ts';
import type { Platform } from '../platform/platform.ts';
import type { Category } from '../schemas/service.ts';
import type { PurchaseBook } from './book.ts';
import { createIntent, type Intent, type PurchaseDraft } from './intent.ts';
import type { JournalEntry } from './journal.ts';
import type { Pursuit } from './pursuit.ts';
import type { PursuitState } from './pursuitState.ts';

/** Where one sale stands, from an empty form to the receipt. */
export type MachineState =
  /** Filling in. `before`: the sale that was given back to be changed, its words kept. */
  | { readonly step: 'drafting'; readonly before: PurchaseDraft | null }
  /**
   * Everything is on the table, nothing is sent. `priceWas`: the price moved since the agent last agreed.
   * `couldNotWrite`: Buy was pressed, but the journal could not be written, so nothing left.
   */
  | {
      readonly step: 'reviewing';
      readonly intent: Intent;
      readonly priceWas: Kobo | null;
      readonly couldNotWrite: boolean;
    }
  /** The same sale was made a moment ago: is a second one meant? */
  | { readonly step: 'duplicate'; readonly intent: Intent; readonly earlier: JournalEntry }
  | (PursuitState & { readonly intent: Intent });

/** One sale at a time of one category: what a purchase widget stands on. */
export interface PurchaseMachine {
  readonly state: ReadonlySignal<MachineState>;
  /** True from the press of Buy until the sale is on its way: the button is busy. */
  readonly isBuying: ReadonlySignal<boolean>;
  /** Shows the review and makes the key of this intent. */
  review(draft: PurchaseDraft): void;
  /** Back to the form. The key is given up: whatever is reviewed next is another intent. */
  edit(): void;
  /** Buys what is reviewed, once: a second press while the first is at work does nothing. */
  buy(): Promise<void>;
  /** After `duplicate`: yes, a second one. */
  buyAgain(): Promise<void>;
  /** After `duplicate`: show the first one. */
  showEarlier(): void;
  /** The price that the server now asks, in kobo, where it refused the old one (`price_changed`); else null. */
  readonly newPrice: ReadonlySignal<Kobo | null>;
  /** Shows the review again with that price: another intent, which the agent must agree to. */
  reviewNewPrice(): void;
  /** Asks the server now. */
  checkNow(): void;
  settleByHand(ending: 'delivered' | 'refused'): Promise<void>;
  /** An empty form for the next sale. One that is still open is followed on in the background. */
  startOver(): void;
}

type Local = Extract<MachineState, { step: 'drafting' | 'reviewing' | 'duplicate' }>;

const empty: Local = { step: 'drafting', before: null };

/** The new price of a `price_changed` refusal, in kobo, or null for any other end. */
function priceNow(state: PursuitState): Kobo | null {
  if (state.step !== 'refused' || state.problem?.kind !== 'client') return null;
  const { failure } = state.problem;
  if (failure?.code !== 'price_changed') return null;
  const data = failure.data;
  return typeof data === 'object' && data !== null && 'price' in data ? parseNaira(data.price) : null;
}

export function createPurchaseMachine(
  category: Category,
  book: PurchaseBook,
  platform: Platform,
): PurchaseMachine {
  const kept = signal<{ readonly agent: string | null; readonly shown: Local }>({
    agent: null,
    shown: empty,
  });
  const followed = signal<Pursuit | null>(null);
  const isBuying = signal(false);
  const thereAtStart = new Set(book.pursuits.peek());
  let latch = false;

  /** What one agent entered is gone for the next: nobody reviews, or pays for, a stranger's sale. */
  const local = computed(() => (kept.value.agent === book.agent.value ? kept.value.shown : empty));

  /** A reload, or a visit to another page, must find the same purchase; a sale of another form on this page must not push in. */
  const isTakenUp = (pursuit: Pursuit) =>
    pursuit.entry.intent.draft.category === category &&
    (pursuit.isResumed || thereAtStart.has(pursuit)) &&
    !book.isSetAside(pursuit);

  const current = computed(() => {
    const pursuits = book.pursuits.value;
    // The book drops everything at the end of a session, and so does this.
    if (followed.value && pursuits.includes(followed.value)) return followed.value;
    const isUntouched = local.value.step === 'drafting' && local.value.before === null;
    return (isUntouched ? pursuits.findLast(isTakenUp) : null) ?? null;
  });
  const state = computed<MachineState>(() => {
    const pursuit = current.value;
    return pursuit ? { ...pursuit.state.value, intent: pursuit.entry.intent } : local.value;
  });
  const newPrice = computed(() => (current.value ? priceNow(current.value.state.value) : null));

  const keep = (shown: Local) => {
    kept.value = { agent: book.agent.peek(), shown };
  };
  /** The review is over: its key is on its way and must never leave from here again. */
  function follow(pursuit: Pursuit): void {
    followed.value = pursuit;
    keep(empty);
  }
  function show(next: Local): void {
    batch(() => {
      const pursuit = current.peek();
      followed.value = null;
      keep(next);
      if (pursuit) book.setAside(pursuit);
    });
  }
  const review = (draft: PurchaseDraft, priceWas: Kobo | null) =>
    show({
      step: 'reviewing',
      intent: createIntent(draft, platform.newKey(), platform.now()),
      priceWas,
      couldNotWrite: false,
    });

  async function begin(again: boolean): Promise<void> {
    const shown = local.peek();
    if (latch || shown.step === 'drafting' || current.peek()) return;
    latch = true;
    isBuying.value = true;
    const { intent } = shown;
    const begun = await book.begin(intent, again).finally(() => {
      latch = false;
    });
    batch(() => {
      isBuying.value = false;
      if (begun.kind === 'following') follow(begun.pursuit);
      // Given up meanwhile: nothing left, so nothing is shown of it.
      else if (local.peek() !== shown) return;
      else if (begun.kind === 'duplicate') keep({ step: 'duplicate', intent, earlier: begun.earlier });
      else keep({ step: 'reviewing', intent, priceWas: null, couldNotWrite: true });
    });
  }

  return {
    state,
    isBuying,
    newPrice,
    review: (draft) => review(draft, null),
    reviewNewPrice() {
      const shown = state.peek();
      const price = newPrice.peek();
      if (price !== null && 'intent' in shown)
        review({ ...shown.intent.draft, price }, shown.intent.draft.price);
    },
    edit() {
      const shown = state.peek();
      show({ step: 'drafting', before: 'intent' in shown ? shown.intent.draft : null });
    },
    buy: () => begin(false),
    buyAgain: () => begin(true),
    showEarlier() {
      const shown = local.peek();
      if (shown.step === 'duplicate') batch(() => follow(book.follow(shown.earlier)));
    },
    checkNow: () => current.peek()?.checkNow(),
    settleByHand: async (ending) => current.peek()?.settleByHand(ending),
    startOver: () => show(empty),
  };
}
