import {
  type Client,
  createPurchases,
  isEnded,
  type PurchaseForm,
  type PurchaseMachine,
  type PurchaseTracker,
  type ServiceDefinition,
  startForm,
  startPurchase,
} from '@oja/core';
import { useEffect, useRef, useState } from 'react';

/** Initial values as typed, by field name: `{ recipient: '0803…', service: 'mtn-data' }`. */
export type Prefill = Readonly<Record<string, string>>;

/** The objects of one form, for its lifetime. */
interface OpenedForm {
  readonly client: Client;
  readonly machine: PurchaseMachine;
  readonly form: PurchaseForm;
  /** Ended purchases that this form does not show. */
  readonly skipped: readonly PurchaseTracker[];
}

/** Creates the form and the machine without side effects: React may render a component and never mount it. */
function open(client: Client, definition: ServiceDefinition, prefill: Prefill): OpenedForm {
  const form = startForm(client, definition);
  form.enter(prefill);
  const { trackers } = client.getStore(createPurchases);
  const isNew = Object.keys(prefill).length > 0;
  // An agent who starts the next purchase must not see the result of the last one.
  const skipped = trackers.peek().filter(({ state }) => isNew && isEnded(state.peek()));
  return { client, form, machine: startPurchase(client, definition.id, skipped), skipped };
}

/** Creates a new form if the client or the definition changes. A later `prefill` must not replace typed values. */
export function useOpenedForm(client: Client, definition: ServiceDefinition, prefill: Prefill): OpenedForm {
  const [first] = useState(prefill);
  const [opened, setOpened] = useState(() => open(client, definition, first));
  useEffect(() => {
    const purchases = opened.client.getStore(createPurchases);
    for (const tracker of opened.skipped)
      if (tracker.entry.intent.draft.category === opened.form.definition.id) purchases.dismiss(tracker);
  }, [opened]);
  if (opened.client === client && opened.form.definition === definition) return opened;
  const next = open(client, definition, first);
  setOpened(next);
  return next;
}

/** Applies later changes of `prefill` to fields that still have the host's value. */
export function useLatePrefill(form: PurchaseForm, prefill: Prefill): void {
  const before = useRef({ prefill, entered: form.state.peek().view.entered });
  useEffect(() => {
    const now = form.state.peek().view.entered;
    const late = Object.entries(prefill).filter(
      ([name, value]) =>
        value !== before.current.prefill[name] && (now[name] ?? '') === (before.current.entered[name] ?? ''),
    );
    if (late.length > 0) form.enter(Object.fromEntries(late));
    before.current = { prefill, entered: form.state.peek().view.entered };
  }, [form, prefill]);
}
