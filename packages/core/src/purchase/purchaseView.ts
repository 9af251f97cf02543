import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-core';
import { type Kobo, parseNaira } from '../format/kobo.ts';
import type { Intent, PurchaseDraft } from '../journal/intent.ts';
import type { JournalEntry } from '../journal/journal.ts';
import { type PinRefusal, pinRefusalOf } from './pinRefusal.ts';
import type { PurchaseRegistry } from './registry.ts';
import type { PurchaseTracker } from './tracker.ts';
import type { TrackerState } from './trackerState.ts';

/** The state of one purchase on screen, from an empty form to the receipt. */
export type PurchaseState =
  /** Filling in. `before`: the sale that was given back to be changed, its words kept. */
  | { readonly step: 'drafting'; readonly before: PurchaseDraft | null }
  /**
   * The purchase is under review and nothing is sent. `priceWas`: the price has changed since the agent last
   * agreed. `couldNotWrite`: the journal failed when Buy was pressed, so nothing was sent; the next press of
   * Buy uses another key.
   */
  | {
      readonly step: 'reviewing';
      readonly intent: Intent;
      readonly priceWas: Kobo | null;
      readonly couldNotWrite: boolean;
    }
  /** The same sale was made a moment ago: is a second one meant? */
  | { readonly step: 'duplicate'; readonly intent: Intent; readonly earlier: JournalEntry }
  | (TrackerState & { readonly intent: Intent });

/** The states of the form itself, before a purchase is followed. */
export type Local = Extract<PurchaseState, { step: 'drafting' | 'reviewing' | 'duplicate' }>;

export const emptyForm: Local = { step: 'drafting', before: null };

/** The content of one form: its own state, or a purchase that it follows. */
export interface PurchaseView {
  readonly local: ReadonlySignal<Local>;
  /** The purchase on screen, or null while the form is. */
  readonly current: ReadonlySignal<PurchaseTracker | null>;
  readonly state: ReadonlySignal<PurchaseState>;
  readonly newPrice: ReadonlySignal<Kobo | null>;
  readonly pinRefusal: ReadonlySignal<PinRefusal | null>;
  keep(shown: Local): void;
  /** Shows a purchase. The review is over: its key is on its way and must never leave from here again. */
  follow(tracker: PurchaseTracker): void;
  /** Shows the form again; the purchase that was on screen is dismissed. */
  show(next: Local): void;
}

/** The new price of a `price_changed` refusal, in kobo, or null for any other end. */
function priceNow(state: TrackerState): Kobo | null {
  if (state.step !== 'refused' || state.problem?.kind !== 'client') return null;
  const { failure } = state.problem;
  if (failure?.code !== 'price_changed') return null;
  const data = failure.data;
  return typeof data === 'object' && data !== null && 'price' in data ? parseNaira(data.price) : null;
}

/**
 * Selects the trackers that a form adopts without being asked: after a reload, or a visit to another page, it
 * must show the same purchase, and a purchase of another form on this page must not replace it. Trackers in
 * `skipped` are never adopted.
 */
function adoptable(
  category: string,
  registry: PurchaseRegistry,
  skipped: readonly PurchaseTracker[],
): (tracker: PurchaseTracker) => boolean {
  const thereAtStart = new Set(registry.trackers.peek());
  return (tracker) =>
    tracker.entry.intent.draft.category === category &&
    (tracker.isResumed || thereAtStart.has(tracker)) &&
    !skipped.includes(tracker) &&
    !registry.isDismissed(tracker);
}

export function createPurchaseView(
  category: string,
  registry: PurchaseRegistry,
  skipped: readonly PurchaseTracker[] = [],
): PurchaseView {
  const isAdoptable = adoptable(category, registry, skipped);
  const kept = signal<{ readonly agent: string | null; readonly shown: Local }>({
    agent: null,
    shown: emptyForm,
  });
  const followed = signal<PurchaseTracker | null>(null);
  /** Another agent starts with an empty form and can't review, or pay for, what this one entered. */
  const local = computed(() => (kept.value.agent === registry.agent.value ? kept.value.shown : emptyForm));
  const current = computed(() => {
    const trackers = registry.trackers.value;
    // The registry drops everything at the end of a session, and so does this.
    if (followed.value && trackers.includes(followed.value)) return followed.value;
    const isUntouched = local.value.step === 'drafting' && local.value.before === null;
    return (isUntouched ? [...trackers].reverse().find(isAdoptable) : null) ?? null;
  });
  const keep = (shown: Local) => {
    kept.value = { agent: registry.agent.peek(), shown };
  };
  return {
    local,
    current,
    state: computed<PurchaseState>(() => {
      const tracker = current.value;
      return tracker ? { ...tracker.state.value, intent: tracker.entry.intent } : local.value;
    }),
    newPrice: computed(() => (current.value ? priceNow(current.value.state.value) : null)),
    pinRefusal: computed(() => (current.value ? pinRefusalOf(current.value.state.value) : null)),
    keep,
    follow: (tracker) =>
      batch(() => {
        followed.value = tracker;
        keep(emptyForm);
      }),
    show: (next) =>
      batch(() => {
        const tracker = current.peek();
        followed.value = null;
        keep(next);
        if (tracker) registry.dismiss(tracker);
      }),
  };
}
