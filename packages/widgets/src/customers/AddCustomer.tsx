import { type Client, type Customer, createCustomersStore, type Transaction } from '@oja/core';
import { useState } from 'react';
import { type ClientProps, useClient } from '../binding/ClientProvider.tsx';
import { LazyNotice } from '../binding/LazyNotice.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { useArrivalFocus } from '../binding/useFocus.ts';
import { useLazyDialog } from '../binding/useLazyDialog.ts';
import { useResource } from '../binding/useResource.ts';
import { customers } from '../text/en/customers.ts';
import { surfaceRoot } from '../theme/surface.css.ts';
import { Button } from '../ui/button/Button.tsx';
import { Notice } from '../ui/feedback/Notice.tsx';
import { focusTarget } from '../ui/layout/screenReader.css.ts';
import { type CustomerOfPurchase, customerOfPurchase } from './customerOfPurchase.ts';
import { lazyCustomerDialog } from './lazyCustomerDialog.ts';

export type AddCustomerProps = Readonly<
  ClientProps & {
    /** The purchase, as returned by the agent’s client. Nothing is shown if its recipient can’t be saved. */
    transaction: Transaction;
  }
>;

/**
 * Saves the recipient of a purchase as a customer. Renders nothing if the server has no customers endpoint or the loaded
 * customers include the number. The dialog loads on pointerenter, focus or click.
 */
export function AddCustomer({ client: own, transaction }: AddCustomerProps) {
  const client = useClient(own);
  const customer = customerOfPurchase(transaction);
  return customer && <AddOne key={transaction.ref} client={client} customer={customer} />;
}

type AddOneProps = Readonly<{ client: Client; customer: CustomerOfPurchase }>;

function AddOne({ client, customer }: AddOneProps) {
  const words = useText({ customers }).customers;
  const [saved, setSaved] = useState<Customer | null>(null);
  const { data } = useResource(client, client.getStore(createCustomersStore));
  const isSaved = data?.items.some(
    ({ recipientKind, recipient }) =>
      recipientKind === customer.recipientKind && recipient === customer.recipient,
  );
  const isOffered = !saved && data !== null && !isSaved;
  return (
    <section className={surfaceRoot} aria-label={words.save} hidden={!saved && !isOffered}>
      {saved && <Saved name={saved.name} />}
      {isOffered && <AddButton client={client} customer={customer} onSaved={setSaved} />}
    </section>
  );
}

/** The confirmation. It takes the focus, because the button is removed. */
function Saved({ name }: Readonly<{ name: string }>) {
  const words = useText({ customers }).customers;
  return (
    <div ref={useArrivalFocus<HTMLDivElement>()} tabIndex={-1} className={focusTarget}>
      <Notice tone="positive">{words.saved(name)}</Notice>
    </div>
  );
}

type AddButtonProps = AddOneProps & { readonly onSaved: (customer: Customer) => void };

function AddButton({ client, customer, onSaved }: AddButtonProps) {
  const words = useText({ customers }).customers;
  const { Dialog, hasFailed, isLoading, button, close } = useLazyDialog(lazyCustomerDialog);
  const store = client.getStore(createCustomersStore);
  return (
    <>
      <Button variant="quiet" busy={isLoading} {...button}>
        {words.save}
      </Button>
      {hasFailed && <LazyNotice />}
      {Dialog && (
        <Dialog
          store={store}
          customer={null}
          begin={{ ...customer, name: store.suggestedName(customer.recipient) ?? customer.name }}
          onClose={close}
          onSaved={onSaved}
        />
      )}
    </>
  );
}
