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

/** What a form begins with, as it would be typed, by the field's name: `{ recipient: '0803…', service: 'mtn-data' }`. */
export type Prefill = Readonly<Record<string, string>>;

/** What stands behind one form, from its first render to its last. */
interface OpenedForm {
  readonly client: Client;
  readonly machine: PurchaseMachine;
  readonly form: PurchaseForm;
  /** The purchases of before that this form does not show. */
  readonly skipped: readonly PurchaseTracker[];
}

/** Creates the form and the machine, and changes nothing else: React may render a component without ever showing it. */
function open(client: Client, definition: ServiceDefinition, prefill: Prefill): OpenedForm {
  const form = startForm(client, definition);
  form.enter(prefill);
  const { trackers } = client.getStore(createPurchases);
  const isNew = Object.keys(prefill).length > 0;
  // An agent who comes to make the next purchase does not see the result of the last one.
  const skipped = trackers.peek().filter(({ state }) => isNew && isEnded(state.peek()));
  return { client, form, machine: startPurchase(client, definition.id, skipped), skipped };
}

/** Opens anew where the client or the definition changes. A later change of `prefill` must not undo what was typed. */
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

/** What a host fills in later enters each field that is still as the host left it. */
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
