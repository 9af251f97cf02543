import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-core';
import { type Kobo, parseNaira } from '../format/kobo.ts';
import type { PurchaseBook } from './book.ts';
import type { MachineState } from './machineState.ts';
import type { Pursuit } from './pursuit.ts';
import type { PursuitState } from './pursuitState.ts';

/** What stands on the form itself, before anybody follows a purchase. */
export type Local = Extract<MachineState, { step: 'drafting' | 'reviewing' | 'duplicate' }>;

export const emptyForm: Local = { step: 'drafting', before: null };

/** What one form shows: its own words, or a purchase that is followed. */
export interface SaleInView {
  readonly local: ReadonlySignal<Local>;
  /** The purchase on screen, or null while the form is. */
  readonly current: ReadonlySignal<Pursuit | null>;
  readonly state: ReadonlySignal<MachineState>;
  readonly newPrice: ReadonlySignal<Kobo | null>;
  keep(shown: Local): void;
  /** Shows a purchase. The review is over: its key is on its way and must never leave from here again. */
  follow(pursuit: Pursuit): void;
  /** Shows the form again; the purchase that was on screen is set aside. */
  show(next: Local): void;
}

/** The new price of a `price_changed` refusal, in kobo, or null for any other end. */
function priceNow(state: PursuitState): Kobo | null {
  if (state.step !== 'refused' || state.problem?.kind !== 'client') return null;
  const { failure } = state.problem;
  if (failure?.code !== 'price_changed') return null;
  const data = failure.data;
  return typeof data === 'object' && data !== null && 'price' in data ? parseNaira(data.price) : null;
}

/**
 * The purchases that a form takes up by itself: a reload, or a visit to another page, must find the same purchase; a
 * sale of another form on this page must not push in.
 */
function takenUp(category: string, book: PurchaseBook): (pursuit: Pursuit) => boolean {
  const thereAtStart = new Set(book.pursuits.peek());
  return (pursuit) =>
    pursuit.entry.intent.draft.category === category &&
    (pursuit.isResumed || thereAtStart.has(pursuit)) &&
    !book.isSetAside(pursuit);
}

export function createSaleInView(category: string, book: PurchaseBook): SaleInView {
  const isTakenUp = takenUp(category, book);
  const kept = signal<{ readonly agent: string | null; readonly shown: Local }>({
    agent: null,
    shown: emptyForm,
  });
  const followed = signal<Pursuit | null>(null);
  /** What one agent entered is gone for the next: nobody reviews, or pays for, a stranger's sale. */
  const local = computed(() => (kept.value.agent === book.agent.value ? kept.value.shown : emptyForm));
  const current = computed(() => {
    const pursuits = book.pursuits.value;
    // The book drops everything at the end of a session, and so does this.
    if (followed.value && pursuits.includes(followed.value)) return followed.value;
    const isUntouched = local.value.step === 'drafting' && local.value.before === null;
    return (isUntouched ? pursuits.findLast(isTakenUp) : null) ?? null;
  });
  const keep = (shown: Local) => {
    kept.value = { agent: book.agent.peek(), shown };
  };
  return {
    local,
    current,
    state: computed<MachineState>(() => {
      const pursuit = current.value;
      return pursuit ? { ...pursuit.state.value, intent: pursuit.entry.intent } : local.value;
    }),
    newPrice: computed(() => (current.value ? priceNow(current.value.state.value) : null)),
    keep,
    follow: (pursuit) =>
      batch(() => {
        followed.value = pursuit;
        keep(emptyForm);
      }),
    show: (next) =>
      batch(() => {
        const pursuit = current.peek();
        followed.value = null;
        keep(next);
        if (pursuit) book.setAside(pursuit);
      }),
  };
}
