import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-core';
import type { Kobo } from '../format/kobo.ts';
import type { PurchaseDraft } from '../journal/intent.ts';
import type { Service } from '../schemas/service.ts';
import type { CheckedPurchase, ServiceDefinition } from '../services/defineService.ts';
import type { Field, FieldCheck, FieldIssue, FormView } from '../services/field.ts';
import type { Call } from '../transport/transport.ts';
import { type Entries, entriesOf, isAsked, valuesOf } from './formView.ts';
import { type Checking, createRecipientVerification } from './recipientVerification.ts';

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
  /** The price as far as the form is filled in, for any recipient: in kobo, or `null` while it is not known. */
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

/** What a form needs of its client. */
export interface FormClient {
  readonly services: { of(category: string): ReadonlySignal<readonly Service[]> };
  readonly call: Call;
  now(): number;
}

/** Stands in for a recipient while a price is computed: the price is the same for every recipient. */
const ANY_RECIPIENT = '?';

function shownFields(definition: ServiceDefinition, view: FormView, showsIssues: boolean): ShownField[] {
  return definition.fields.flatMap((field): ShownField[] => {
    if (!isAsked(field, view)) return [];
    const raw = view.entered[field.name] ?? '';
    const check = field.check(raw, view);
    return [{ field, entered: raw, check, issue: check.ok || !showsIssues ? null : check.issue }];
  });
}

function priceOf(definition: ServiceDefinition, view: FormView, fields: readonly ShownField[]): Kobo | null {
  const { service, plan, verified } = view;
  if (!service || fields.some(({ field, check }) => !check.ok && field.name !== 'recipient')) return null;
  const values = { recipient: ANY_RECIPIENT, ...valuesOf(definition, view) };
  return definition.draft({ values, service, plan, verified })?.price ?? null;
}

function draftOf(definition: ServiceDefinition, purchase: CheckedPurchase, { hinted }: FormView) {
  const parts = definition.draft(purchase);
  const { service, verified } = purchase;
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

/** Starts the form of a category of the catalogue, or of one of your own: its definition has the fields and the checks. */
export function startForm(client: FormClient, definition: ServiceDefinition): PurchaseForm {
  const entered = signal<Entries>({});
  const wasSubmitted = signal(false);
  const recipient = createRecipientVerification(definition, {
    entered,
    services: client.services.of(definition.id),
    call: client.call,
    now: client.now,
  });
  const state = computed((): PurchaseFormState => {
    const { view, checking } = recipient.checked.value;
    const fields = shownFields(definition, view, wasSubmitted.value);
    return { view, fields, checking, price: priceOf(definition, view, fields) };
  });
  return {
    definition,
    state,
    verify: recipient.verify,
    enter(some) {
      entered.value = { ...entered.peek(), ...definition.forget?.(some, state.peek().view), ...some };
    },
    async submit(signal) {
      wasSubmitted.value = true;
      if (!(await recipient.ensure(signal))) return null;
      // The server's answer may have raised the least that can be paid.
      const { view, fields } = state.peek();
      const { service, plan, verified } = view;
      if (!service || fields.some(({ check }) => !check.ok)) return null;
      return draftOf(definition, { values: valuesOf(definition, view), service, plan, verified }, view);
    },
    restart(from) {
      batch(() => {
        wasSubmitted.value = false;
        entered.value = from ? entriesOf(from, definition) : {};
      });
    },
  };
}
