import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-core';
import type { Intent, PurchaseDraft } from '../journal/intent.ts';
import type { JournalEntry } from '../journal/journal.ts';
import type { Kobo } from '../money/kobo.ts';
import { newPriceOf, type PinRefusal, pinRefusalOf } from './refusals.ts';
import type { PurchaseRegistry } from './registry.ts';
import type { PurchaseTracker } from './tracker/tracker.ts';
import type { TrackerState } from './tracker/trackerState.ts';

/** The state of one purchase on screen, from an empty form to the receipt. */
export type PurchaseState =
  /** The form is being filled in. `before`: the draft that was returned to be changed. */
  | { readonly step: 'drafting'; readonly before: PurchaseDraft | null }
  /**
   * The purchase is under review and nothing is sent. `priceWas`: the price has changed since the agent last confirmed.
   * `couldNotWrite`: the journal failed when Buy was pressed, so nothing was sent; the next press of Buy uses another
   * key.
   */
  | {
      readonly step: 'reviewing';
      readonly intent: Intent;
      readonly priceWas: Kobo | null;
      readonly couldNotWrite: boolean;
    }
  /** The same purchase was made a moment ago: the agent must confirm a second one. */
  | { readonly step: 'duplicate'; readonly intent: Intent; readonly earlier: JournalEntry }
  | (TrackerState & { readonly intent: Intent });

/** The states of the form itself, before it follows a purchase. */
export type FormState = Extract<PurchaseState, { step: 'drafting' | 'reviewing' | 'duplicate' }>;

export const emptyForm: FormState = { step: 'drafting', before: null };

/** The content of one form: its own state, or a purchase that it follows. */
export interface PurchaseView {
  readonly local: ReadonlySignal<FormState>;
  /** The purchase on screen; `null` while the form is shown. */
  readonly current: ReadonlySignal<PurchaseTracker | null>;
  readonly state: ReadonlySignal<PurchaseState>;
  readonly newPrice: ReadonlySignal<Kobo | null>;
  readonly pinRefusal: ReadonlySignal<PinRefusal | null>;
  keep(shown: FormState): void;
  /** Shows a purchase and ends the review: its key is being sent and must never be sent from the review again. */
  follow(tracker: PurchaseTracker): void;
  /** Shows the form again, and dismisses the purchase on screen. */
  show(next: FormState): void;
}

/**
 * Selects the trackers that a form takes up by default: after a reload, or a visit to another page, it must show the same
 * purchase, and a purchase of another form on this page must not replace it. Trackers in `skipped` are never taken up.
 */
function isShownByDefault(
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
  const showsByDefault = isShownByDefault(category, registry, skipped);
  const kept = signal<{ readonly agent: string | null; readonly shown: FormState }>({
    agent: null,
    shown: emptyForm,
  });
  const followed = signal<PurchaseTracker | null>(null);
  /** Another agent starts with an empty form, and can't review or pay for this agent's entries. */
  const local = computed(() => (kept.value.agent === registry.agent.value ? kept.value.shown : emptyForm));
  const current = computed(() => {
    const trackers = registry.trackers.value;
    // The registry drops all trackers at the end of a session, and so does the form.
    if (followed.value && trackers.includes(followed.value)) return followed.value;
    const isUntouched = local.value.step === 'drafting' && local.value.before === null;
    return (isUntouched ? [...trackers].reverse().find(showsByDefault) : null) ?? null;
  });
  /** The server's refusal of the purchase on screen; `null` without one. */
  const refusal = computed(() => {
    const shown = current.value?.state.value;
    return shown?.step === 'refused' ? shown.problem : null;
  });
  const keep = (shown: FormState) => {
    kept.value = { agent: registry.agent.peek(), shown };
  };
  return {
    local,
    current,
    state: computed<PurchaseState>(() => {
      const tracker = current.value;
      return tracker ? { ...tracker.state.value, intent: tracker.entry.intent } : local.value;
    }),
    newPrice: computed(() => newPriceOf(refusal.value)),
    pinRefusal: computed(() => pinRefusalOf(refusal.value)),
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
