import {
  type CustomerKind,
  createCustomersStore,
  explainProblem,
  findCustomerKind,
  type Problem,
  type PurchaseDraft,
  problemMessages,
  type Service,
  type ServiceDefinition,
} from '@oja/core';
import { useEffect, useState } from 'react';
import { useText } from '../../binding/TextProvider.tsx';
import { type Form, useForm } from '../../binding/useForm.ts';
import { savedCustomers } from '../../text/en/savedCustomers.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Field } from '../../ui/field/Field.tsx';
import { TextInput } from '../../ui/field/TextInput.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import type { SaveCustomerProps } from './SaveCustomer.tsx';
import * as styles from './SaveCustomerForm.css.ts';

/** The kind of the recipient's number; `null` if customers of this kind are not saved. */
function kindOf(
  { fields }: ServiceDefinition,
  { serviceId }: PurchaseDraft,
  services: readonly Service[],
): CustomerKind | null {
  const field = fields.find(({ name }) => name === 'recipient');
  const service = services.find(({ id }) => id === serviceId) ?? null;
  const form = { entered: {}, services, service, hinted: null, plan: null, verified: null };
  return field ? findCustomerKind(field.labelIn?.(form) ?? field.label) : null;
}

/** The owner's name that the disco or provider returned. */
const verifiedName = ({ facts = [] }: PurchaseDraft): string | undefined =>
  facts.flatMap((fact) =>
    'text' in fact && /^(customer|candidate)$/.test(fact.label) ? [fact.text] : [],
  )[0];

/** Whether the server saves customers and does not have this one. */
function useIsNew({ client, draft: { recipient } }: SaveCustomerProps, kind: CustomerKind | null): boolean {
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    if (kind === null) return;
    const stop = new AbortController();
    client
      .getStore(createCustomersStore)
      .find(recipient, kind, stop.signal)
      .then((outcome) => {
        const isSaved = !outcome.ok || outcome.data.some((customer) => customer.recipient === recipient);
        if (!stop.signal.aborted) setNew(!isSaved);
      });
    return () => stop.abort();
  }, [client, kind, recipient]);
  return isNew;
}

/** A name field and a button below the result. Renders nothing if the customer is already saved or the server saves none. */
export function SaveCustomerForm(props: SaveCustomerProps) {
  const { client, definition, draft } = props;
  const kind = kindOf(definition, draft, client.services.of(definition.id).peek());
  const isNew = useIsNew(props, kind);
  return kind && isNew ? <NameForm {...props} kind={kind} /> : null;
}

type NamedProps = SaveCustomerProps & { readonly kind: CustomerKind };

/** Saves the recipient of a purchase under the typed name. */
function useNaming({ client, draft, kind }: NamedProps) {
  const words = useText({ savedCustomers }).savedCustomers;
  const store = client.getStore(createCustomersStore);
  const [saved, setSaved] = useState<string | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const { recipient, serviceId, meterType } = draft;
  const form: Form<'name'> = useForm({
    names: ['name'],
    initial: { name: store.suggestedName(recipient) ?? verifiedName(draft) ?? '' },
    async send({ name: typed }) {
      const name = typed.trim();
      setProblem(null);
      form.refuse(name === '' ? { name: words.nameMissing } : {});
      if (name === '') return;
      const outcome = await store.save({ name, recipientKind: kind, recipient, serviceId, meterType });
      if (outcome.ok) setSaved(outcome.data.name);
      else setProblem(outcome.problem);
    },
  });
  const { element, entries, isBusy, submit } = form;
  return { element, name: entries.name, isBusy, submit, saved, problem };
}

function NameForm(props: NamedProps) {
  const text = useText({ savedCustomers, problems: problemMessages });
  const words = text.savedCustomers;
  const { element, name, isBusy, submit, saved, problem } = useNaming(props);
  const { error, ...input } = name;
  if (saved !== null) return <Notice tone="positive">{words.saved(saved)}</Notice>;
  return (
    <form ref={element} className={styles.form} onSubmit={submit} noValidate>
      <Field label={words.name} error={error}>
        <TextInput {...input} autoComplete="off" autoCapitalize="words" enterKeyHint="done" maxLength={80} />
      </Field>
      <Button type="submit" full busy={isBusy}>
        {words.save}
      </Button>
      {problem && (
        <Notice tone="critical" title={words.failed}>
          {explainProblem(problem, text.problems)}
        </Notice>
      )}
    </form>
  );
}
