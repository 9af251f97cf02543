import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-core';
import type { CheckedPurchase, ServiceDefinition } from '../../catalogue/defineService.ts';
import type { Field, FieldCheck, FieldIssue, FormView } from '../../catalogue/field.ts';
import type { Service } from '../../catalogue/serviceSchema.ts';
import type { Call } from '../../http/transport.ts';
import type { PurchaseDraft } from '../../journal/intent.ts';
import type { Kobo } from '../../money/kobo.ts';
import { type Entries, entriesOf, isAsked, valuesOf } from './formView.ts';
import { type Checking, createRecipientVerification } from './recipientVerification.ts';

/** A field of the form with its current state. */
export interface ShownField {
  readonly field: Field;
  readonly entered: string;
  readonly check: FieldCheck;
  /** The issue, once the form was submitted. */
  readonly issue: FieldIssue | null;
}

export interface PurchaseFormState {
  readonly view: FormView;
  readonly fields: readonly ShownField[];
  readonly checking: Checking;
  /** The price of the entries so far, for any recipient: in kobo; `null` while it is unknown. */
  readonly price: Kobo | null;
}

/** The form of one category, without its UI. */
export interface PurchaseForm {
  readonly definition: ServiceDefinition;
  readonly state: ReadonlySignal<PurchaseFormState>;
  /** Stores typed text unchanged. A change of the recipient drops the server's answer about the old one. */
  enter(some: Readonly<Record<string, string>>): void;
  /** Verifies the recipient with the server, if the category does so and the fields for it are valid. */
  verify(signal?: AbortSignal): Promise<void>;
  /** Verifies the recipient and resolves with the purchase to review; `null` if something is invalid, which `state` then shows. */
  submit(signal?: AbortSignal): Promise<PurchaseDraft | null>;
  /** Fills the form from an earlier purchase, or empties it. */
  restart(from: PurchaseDraft | null): void;
}

/** The part of a client that a form needs. */
export interface FormClient {
  readonly services: { of(category: string): ReadonlySignal<readonly Service[]> };
  readonly call: Call;
  now(): number;
}

/** The recipient for calculating a price, which is the same for every recipient. */
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

/** Starts the form of a category: one of the catalogue, or your own definition. The definition has the fields and the checks. */
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
      // The server's answer may have raised the minimum amount.
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
