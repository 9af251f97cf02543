import {
  type Customer,
  type CustomersStore,
  customerKinds,
  customerNumbers,
  fieldLabels,
  meterTypes,
} from '@oja/core';
import { useText } from '../binding/TextProvider.tsx';
import { customers } from '../text/en/customers.ts';
import { kit } from '../text/en/kit.ts';
import { TextButton } from '../ui/button/TextLink.tsx';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import { Field } from '../ui/form/Field.tsx';
import { FormFrame } from '../ui/form/FormFrame.tsx';
import { Select } from '../ui/input/Select.tsx';
import { TextInput } from '../ui/input/TextInput.tsx';
import type { CustomerOfPurchase } from './customerOfPurchase.ts';
import { type CustomerForm, useCustomerForm } from './useCustomerForm.ts';

export type CustomerDialogProps = Readonly<{
  store: CustomersStore;
  /** The customer to edit; `null` adds one. */
  customer: Customer | null;
  /** Initial values for a new customer. The form is empty if omitted. */
  begin?: CustomerOfPurchase;
  onClose: () => void;
  onSaved: (customer: Customer) => void;
  /** Called when the agent wants to delete the customer. No delete button is shown if omitted. */
  onDelete?: (customer: Customer) => void;
}>;

/** Adds or edits a customer. */
export function CustomerDialog(props: CustomerDialogProps) {
  const { customer, onClose, onDelete } = props;
  const text = useText({ customers, kit });
  const words = text.customers;
  const form = useCustomerForm(props);
  const title = customer ? words.editTitle(customer.name) : words.addTitle;
  return (
    <Dialog title={title} words={text.kit} onClose={onClose}>
      <FormFrame
        form={form.element}
        title={title}
        titleHidden
        failure={form.failure}
        submitLabel={words.save}
        isBusy={form.isBusy}
        onSubmit={form.submit}
        foot={
          customer && onDelete && <TextButton onClick={() => onDelete(customer)}>{words.remove}</TextButton>
        }
      >
        <CustomerFields form={form} />
      </FormFrame>
    </Dialog>
  );
}

function CustomerFields({ form }: Readonly<{ form: CustomerForm }>) {
  const text = useText({ customers, fieldLabels });
  const words = text.customers;
  const { kind, meterType } = form;
  const { error: nameError, ...name } = form.entries.name;
  const { error: numberError, ...number } = form.entries.recipient;
  const { error: noteError, ...note } = form.entries.note;
  const isDigits = kind !== 'meter' || meterType === 'prepaid';
  return (
    <>
      <Field label={words.name} error={nameError}>
        <TextInput {...name} autoComplete="off" autoCapitalize="words" maxLength={80} />
      </Field>
      <Field label={words.kind}>
        <Select
          value={kind}
          onChange={form.setKind}
          choices={customerKinds.map((value) => ({ value, label: words.kinds[value] }))}
        />
      </Field>
      {kind === 'meter' && (
        <Field label={words.meterType}>
          <Select
            value={meterType}
            onChange={form.setMeterType}
            choices={meterTypes.map((value) => ({ value, label: text.fieldLabels[value] }))}
          />
        </Field>
      )}
      <Field label={words.kinds[kind]} error={numberError}>
        <TextInput
          {...number}
          type={kind === 'phone' ? 'tel' : 'text'}
          inputMode={isDigits ? 'numeric' : 'text'}
          digits={isDigits}
          group={isDigits ? customerNumbers[kind].group : (typed) => typed}
          autoComplete="off"
        />
      </Field>
      <Field label={words.note} note={words.optional} error={noteError}>
        <TextInput {...note} autoComplete="off" maxLength={200} />
      </Field>
    </>
  );
}
