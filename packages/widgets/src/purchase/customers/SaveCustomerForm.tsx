import {
  type Client,
  type Customer,
  type CustomerKind,
  createCustomersStore,
  findCustomerKind,
  type PurchaseDraft,
  type Service,
  type ServiceDefinition,
} from '@oja/core';
import { useEffect, useState } from 'react';
import { useText } from '../../binding/TextProvider.tsx';
import { useAnsweredForm } from '../../binding/useAnsweredForm.ts';
import { savedCustomers } from '../../text/en/savedCustomers.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { TextInput } from '../../ui/input/TextInput.tsx';
import * as styles from './SaveCustomerForm.css.ts';

export interface SaveCustomerProps {
  readonly client: Client;
  readonly definition: ServiceDefinition;
  /** The purchase, with its recipient. */
  readonly draft: PurchaseDraft;
}

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
      .then((result) => {
        const isSaved = !result.ok || result.data.some((customer) => customer.recipient === recipient);
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
function useSaveCustomer({ client, draft, kind }: NamedProps) {
  const { savedCustomers: words } = useText({ savedCustomers });
  const store = client.getStore(createCustomersStore);
  const [saved, setSaved] = useState<Customer | null>(null);
  const { recipient, serviceId, meterType } = draft;
  const { form, failure } = useAnsweredForm({
    names: ['name'],
    initial: { name: store.suggestedName(recipient) ?? verifiedName(draft) ?? '' },
    check: ({ name }) => (name.trim() === '' ? { name: words.nameMissing } : {}),
    send: ({ name }) =>
      store.save({ name: name.trim(), recipientKind: kind, recipient, serviceId, meterType }),
    onDone: setSaved,
  });
  const { element, entries, isBusy, submit } = form;
  return { element, name: entries.name, isBusy, submit, failure, saved };
}

function NameForm(props: NamedProps) {
  const { savedCustomers: words } = useText({ savedCustomers });
  const { element, name, isBusy, submit, failure, saved } = useSaveCustomer(props);
  const { error, ...input } = name;
  if (saved) return <Notice tone="positive">{words.saved(saved.name)}</Notice>;
  return (
    <form ref={element} className={styles.form} onSubmit={submit} noValidate>
      <Field label={words.name} error={error}>
        <TextInput {...input} autoComplete="off" autoCapitalize="words" enterKeyHint="done" maxLength={80} />
      </Field>
      <Button type="submit" full busy={isBusy}>
        {words.save}
      </Button>
      {failure && (
        <Notice tone="critical" title={words.failed}>
          {failure}
        </Notice>
      )}
    </form>
  );
}
