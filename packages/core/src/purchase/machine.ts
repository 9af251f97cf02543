import { batch, effect, type ReadonlySignal, signal } from '@preact/signals-core';
import { createIntent, type PurchaseDraft } from '../journal/intent.ts';
import { type Kobo, kobo } from '../money/kobo.ts';
import type { Platform } from '../platform/platform.ts';
import { createPurchaseView, emptyForm, type PurchaseState, type PurchaseView } from './purchaseView.ts';
import type { PinRefusal } from './refusals.ts';
import type { PurchaseRegistry } from './registry.ts';
import type { PurchaseTracker } from './tracker/tracker.ts';
import { isEnded, type TrackerState } from './tracker/trackerState.ts';

/** One purchase at a time in one category. Purchase widgets are built on it. */
export interface PurchaseMachine {
  readonly state: ReadonlySignal<PurchaseState>;
  /** True from the press of Buy until the purchase is sent: the button is busy. */
  readonly isBuying: ReadonlySignal<boolean>;
  /** Shows the review and creates the key of this intent. */
  review(draft: PurchaseDraft): void;
  /** Returns to the form. The key is given up: the next review has another intent. */
  edit(): void;
  /**
   * Buys the reviewed purchase, once: a second press while the first is running does nothing. `pin` is the transaction
   * PIN, if the agent has one; it is sent and never stored. After a refusal of the PIN (`pinRefusal`) it buys the same
   * purchase under another key: the refused key is never charged.
   */
  buy(pin?: string): Promise<void>;
  /** The server's statement about the PIN if it refused the purchase because of it; otherwise `null`. */
  readonly pinRefusal: ReadonlySignal<PinRefusal | null>;
  /** After `duplicate`: confirms a second purchase. */
  buyAgain(): Promise<void>;
  /** After `duplicate`: shows the first purchase. */
  showEarlier(): void;
  /** The server's new price in kobo, if it refused the old one (`price_changed`); otherwise `null`. */
  readonly newPrice: ReadonlySignal<Kobo | null>;
  /** Shows the review again with the new price: another intent, which the agent must confirm. */
  reviewNewPrice(): void;
  /** Requeries now. */
  requeryNow(): void;
  settleByHand(ending: 'delivered' | 'refused'): Promise<void>;
  /**
   * Resolves with the final state of the purchase, or with `needs-review` if only the agent can decide. Resolves with
   * `null` if nothing was sent (`state` has the reason), or if the session ended, which stops the tracker.
   */
  untilEnded(): Promise<TrackerState | null>;
  /** Shows an empty form for the next purchase. An open purchase is followed in the background. */
  startOver(): void;
}

const endOf = (tracker: PurchaseTracker, registry: PurchaseRegistry) =>
  new Promise<TrackerState | null>((resolve) => {
    const stop = effect(() => {
      const now = tracker.state.value;
      const isFollowed = registry.trackers.value.includes(tracker);
      if (!isEnded(now) && now.step !== 'needs-review' && isFollowed) return;
      resolve(isEnded(now) || isFollowed ? now : null);
      // Deferred, because the first run of the effect comes before `stop` is assigned.
      queueMicrotask(() => stop());
    });
  });

/** The same purchase at another price. The price of an amount includes the fee, so the fee changes with it. */
function repriced(draft: PurchaseDraft, price: Kobo): PurchaseDraft {
  const { amount, fee } = draft;
  if (amount === undefined || fee === undefined) return { ...draft, price };
  return { ...draft, price, fee: price > amount ? kobo(price - amount) : undefined };
}

/** Handles Buy. A latch is set before the first `await`, so that twenty presses at once count as one. */
function createBuying(view: PurchaseView, registry: PurchaseRegistry) {
  const isBuying = signal(false);
  let latch = false;
  /** The PIN of a possible duplicate, until the agent decides. */
  let pendingPin: string | undefined;

  async function submitReviewed(again: boolean, typed?: string): Promise<void> {
    const shown = view.local.peek();
    if (latch || shown.step === 'drafting' || view.current.peek()) return;
    latch = true;
    isBuying.value = true;
    const { intent } = shown;
    const pin = shown.step === 'duplicate' ? pendingPin : typed;
    pendingPin = undefined;
    const begun = await registry.journalAndSend(intent, again, pin).finally(() => {
      latch = false;
    });
    if (begun.kind === 'duplicate') pendingPin = pin;
    batch(() => {
      isBuying.value = false;
      if (begun.kind === 'following') view.follow(begun.tracker);
      // The agent has left the review, and nothing was sent, so nothing is shown.
      else if (view.local.peek() !== shown) return;
      else if (begun.kind === 'duplicate') view.keep({ step: 'duplicate', intent, earlier: begun.earlier });
      else view.keep({ step: 'reviewing', intent, priceWas: null, couldNotWrite: true });
    });
  }
  return { isBuying, submitReviewed };
}

export function createPurchaseMachine(
  category: string,
  registry: PurchaseRegistry,
  platform: Platform,
  skipped?: readonly PurchaseTracker[],
): PurchaseMachine {
  const view = createPurchaseView(category, registry, skipped);
  const { isBuying, submitReviewed } = createBuying(view, registry);
  const review = (draft: PurchaseDraft, priceWas: Kobo | null) => {
    const intent = createIntent(draft, platform.newKey(), platform.now());
    view.show({ step: 'reviewing', intent, priceWas, couldNotWrite: false });
  };
  return {
    state: view.state,
    isBuying,
    newPrice: view.newPrice,
    review: (draft) => review(draft, null),
    reviewNewPrice() {
      const shown = view.state.peek();
      const price = view.newPrice.peek();
      if (price === null || !('intent' in shown)) return;
      review(repriced(shown.intent.draft, price), shown.intent.draft.price);
    },
    edit() {
      const shown = view.state.peek();
      view.show({ step: 'drafting', before: 'intent' in shown ? shown.intent.draft : null });
    },
    pinRefusal: view.pinRefusal,
    buy(pin) {
      const shown = view.state.peek();
      // A refused PIN or a failed journal gives the key up: a failed write may still be completed later.
      const isGivenUp = shown.step === 'reviewing' ? shown.couldNotWrite : view.pinRefusal.peek();
      if (isGivenUp && 'intent' in shown) review(shown.intent.draft, null);
      return submitReviewed(false, pin);
    },
    buyAgain: () => submitReviewed(true),
    showEarlier() {
      const shown = view.local.peek();
      if (shown.step === 'duplicate') batch(() => view.follow(registry.follow(shown.earlier)));
    },
    requeryNow: () => view.current.peek()?.requeryNow(),
    settleByHand: async (ending) => view.current.peek()?.settleByHand(ending),
    async untilEnded() {
      const tracker = view.current.peek();
      return tracker ? endOf(tracker, registry) : null;
    },
    startOver: () => view.show(emptyForm),
  };
}
