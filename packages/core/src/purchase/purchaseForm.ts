import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-core';
import { MINUTE } from '../format/duration.ts';
import type { Kobo } from '../format/kobo.ts';
import type { PurchaseDraft } from '../journal/intent.ts';
import type { Service } from '../schemas/service.ts';
import type { CheckedPurchase, ServiceDefinition } from '../services/defineService.ts';
import type { Field, FieldCheck, FieldIssue, FormView } from '../services/field.ts';
import type { Values, Verified } from '../services/verification.ts';
import type { Problem } from '../transport/problem.ts';
import type { Call } from '../transport/transport.ts';
import { entriesOf, viewOf } from './formView.ts';

/** What is known of the recipient. `refused`: the server says that nothing can be sold there. */
export type Checking =
  | { readonly step: 'not-needed' }
  | { readonly step: 'not-asked' }
  | { readonly step: 'asking' }
  | { readonly step: 'verified' | 'refused'; readonly verified: Verified }
  | { readonly step: 'failed'; readonly problem: Problem };

/** A field that the form asks for now, and what is to be said about it. */
export interface ShownField {
  readonly field: Field;
  readonly entered: string;
  readonly check: FieldCheck;
  /** What is wrong, once the review was asked for. */
  readonly issue: FieldIssue | null;
}

export interface PurchaseFormState {
  readonly view: FormView;
  readonly fields: readonly ShownField[];
  readonly checking: Checking;
  /** What the sale costs as far as it is filled in, whoever it is for: in kobo, or null where that is not known yet. */
  readonly price: Kobo | null;
}

/** The form of one category, without a screen. */
export interface PurchaseForm {
  readonly definition: ServiceDefinition;
  readonly state: ReadonlySignal<PurchaseFormState>;
  /** Keeps what was typed, as it was typed. An edit of the recipient forgets what the server said about the old one. */
  enter(some: Readonly<Record<string, string>>): void;
  /** Asks the server about the recipient, where the category does and the fields for it are in order. */
  verify(signal?: AbortSignal): Promise<void>;
  /** The sale to review, after the recipient was verified; null where something is wrong, which `state` then says. */
  submit(signal?: AbortSignal): Promise<PurchaseDraft | null>;
  /** Fills the form from an earlier sale, or empties it. */
  restart(from: PurchaseDraft | null): void;
}

export interface PurchaseFormPorts {
  readonly services: ReadonlySignal<readonly Service[]>;
  readonly call: Call;
  now(): number;
}

/** What was said about a meter is believed for this long, in ms. */
const BELIEVED_FOR = 10 * MINUTE;
/** Stands in for a recipient while a price is worked out: what is sold costs the same for everybody. */
const UNKNOWN = '?';

interface Asked {
  /** The question in one string: the answer counts for exactly this recipient. */
  readonly about: string;
  readonly at: number;
  readonly checking: Checking;
}

const isAsked = (field: Field, view: FormView) => field.isAsked?.(view) ?? true;

const checkingOf = (verified: Verified): Checking => ({
  step: verified.canBuy ? 'verified' : 'refused',
  verified,
});

/** Makes the form of a category: fields, checks and draft are its definition's. */
export function createPurchaseForm(definition: ServiceDefinition, ports: PurchaseFormPorts): PurchaseForm {
  const entered = signal<Readonly<Record<string, string>>>({});
  const wasSubmitted = signal(false);
  const asked = signal<Asked | null>(null);
  const { verification } = definition;

  const readValues = (view: FormView): Values =>
    Object.fromEntries(
      definition.fields.flatMap((field) => {
        if (!isAsked(field, view)) return [];
        const check = field.check(view.entered[field.name] ?? '', view);
        return check.ok ? [[field.name, check.value]] : [];
      }),
    );
  const questionOf = (view: FormView) => verification?.question(readValues(view), view) ?? null;

  const checked = computed((): { view: FormView; checking: Checking } => {
    const bare = viewOf(entered.value, ports.services.value, null);
    const question = questionOf(bare);
    if (!question) return { view: bare, checking: { step: 'not-needed' } };
    const answer = asked.value?.about === JSON.stringify(question) ? asked.value : null;
    const checking = answer?.checking ?? { step: 'not-asked' };
    return { view: 'verified' in checking ? { ...bare, verified: checking.verified } : bare, checking };
  });
  const state = computed((): PurchaseFormState => {
    const { view, checking } = checked.value;
    const fields = definition.fields.flatMap((field): ShownField[] => {
      if (!isAsked(field, view)) return [];
      const raw = view.entered[field.name] ?? '';
      const check = field.check(raw, view);
      return [{ field, entered: raw, check, issue: check.ok || !wasSubmitted.value ? null : check.issue }];
    });
    return { view, fields, checking, price: priceOf(view, fields) };
  });

  function priceOf(view: FormView, fields: readonly ShownField[]): Kobo | null {
    const { service, plan, verified } = view;
    if (!service || fields.some(({ field, check }) => !check.ok && field.name !== 'recipient')) return null;
    const values = { recipient: UNKNOWN, ...readValues(view) };
    return definition.draft({ values, service, plan, verified })?.price ?? null;
  }

  async function verify(signal?: AbortSignal): Promise<void> {
    const question = questionOf(checked.peek().view);
    if (!verification || !question) return;
    const about = JSON.stringify(question);
    const mine: Asked = { about, at: ports.now(), checking: { step: 'asking' } };
    asked.value = mine;
    const outcome = await verification.ask(ports.call, question, signal);
    // Another recipient was asked about, or the same one again.
    if (asked.peek() !== mine) return;
    batch(() => {
      if (!outcome.ok) {
        asked.value = { ...mine, checking: { step: 'failed', problem: outcome.problem } };
        return;
      }
      const { corrections } = outcome.data;
      const isStill = JSON.stringify(questionOf(checked.peek().view)) === about;
      if (corrections && isStill) entered.value = { ...entered.peek(), ...corrections };
      const now = corrections && isStill ? JSON.stringify(questionOf(checked.peek().view)) : about;
      asked.value = { about: now, at: ports.now(), checking: checkingOf(outcome.data) };
    });
  }

  /** Nothing is asked that was answered a moment ago. */
  async function ensureVerified(signal?: AbortSignal): Promise<boolean> {
    const { checking } = checked.peek();
    if (checking.step === 'not-needed') return true;
    const isFresh = ports.now() - (asked.peek()?.at ?? 0) < BELIEVED_FOR;
    if (checking.step !== 'verified' || !isFresh) await verify(signal);
    return checked.peek().checking.step === 'verified';
  }

  function draftOf(sale: CheckedPurchase, { hinted }: FormView): PurchaseDraft | null {
    const parts = definition.draft(sale);
    const { service, verified } = sale;
    return (
      parts && {
        planName: '',
        ...parts,
        category: definition.id,
        serviceId: service.id,
        serviceName: service.name,
        ported: hinted !== null && hinted !== service,
        ...(verified && { facts: verified.facts }),
      }
    );
  }

  return {
    definition,
    state,
    verify,
    enter(some) {
      entered.value = { ...entered.peek(), ...some };
    },
    async submit(signal) {
      wasSubmitted.value = true;
      if (!(await ensureVerified(signal))) return null;
      // What the server said may have moved the least that can be paid.
      const { view, fields } = state.peek();
      const { service, plan, verified } = view;
      if (!service || fields.some(({ check }) => !check.ok)) return null;
      return draftOf({ values: readValues(view), service, plan, verified }, view);
    },
    restart(from) {
      batch(() => {
        wasSubmitted.value = false;
        entered.value = from ? entriesOf(from, definition) : {};
      });
    },
  };
}
