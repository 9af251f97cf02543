import {
  type CustomerKind,
  type CustomerRequest,
  customerKinds,
  customerNumbers,
  fieldIssues,
  type MeterType,
} from '@oja/core';
import { useState } from 'react';
import { useText } from '../binding/TextProvider.tsx';
import { useAnsweredForm } from '../binding/useAnsweredForm.ts';
import type { Form } from '../binding/useForm.ts';
import { customers } from '../text/en/customers.ts';
import { formatFieldIssue } from '../text/formatFieldIssue.ts';
import type { CustomerDialogProps } from './CustomerDialog.tsx';

type Name = 'name' | 'recipient' | 'note';
const names: readonly Name[] = ['name', 'recipient', 'note'];

export interface CustomerForm extends Pick<Form<Name>, 'element' | 'entries' | 'isBusy' | 'submit'> {
  readonly kind: CustomerKind;
  readonly meterType: MeterType;
  setKind(kind: CustomerKind): void;
  setMeterType(type: MeterType): void;
  /** Why the server refused the form; `null` if a field shows the reason. */
  readonly failure: string | null;
}

type Values = Readonly<Record<Name, string>>;
type Typed = Values & { readonly kind: CustomerKind; readonly meterType: MeterType };

/** Returns a function that turns the typed values into the request and an error per invalid field. */
function useChecked() {
  const text = useText({ customers, fieldIssues });
  const words = text.customers;
  return ({ name, recipient, note, kind, meterType }: Typed) => {
    const number = customerNumbers[kind].check(recipient, meterType);
    const errors = {
      ...(name.trim() === '' && { name: words.nameMissing }),
      ...(!number.ok && { recipient: formatFieldIssue(number.issue, words.kinds[kind], text.fieldIssues) }),
    };
    const request: CustomerRequest = {
      name: name.trim(),
      recipientKind: kind,
      recipient: number.ok ? number.value : '',
      ...(kind === 'meter' && { meterType }),
      ...(note.trim() !== '' && { note: note.trim() }),
    };
    return { errors, request };
  };
}

export function useCustomerForm({ store, customer, begin, onSaved }: CustomerDialogProps): CustomerForm {
  const check = useChecked();
  const first = customer ?? begin;
  const [kind, setKind] = useState<CustomerKind>(
    () => customerKinds.find((known) => known === first?.recipientKind) ?? 'phone',
  );
  const [meterType, setMeterType] = useState<MeterType>(first?.meterType ?? 'prepaid');
  const send = (values: Values) => {
    const { request } = check({ ...values, kind, meterType });
    // A changed number may belong to another disco or provider.
    const isSame = request.recipient === first?.recipient && kind === first.recipientKind;
    const body = { ...request, ...(isSame && first.serviceId && { serviceId: first.serviceId }) };
    return customer ? store.update(customer.id, body) : store.save(body);
  };
  const { form, failure } = useAnsweredForm({
    names,
    initial: { name: first?.name ?? '', recipient: first?.recipient ?? '', note: customer?.note ?? '' },
    check: (values) => check({ ...values, kind, meterType }).errors,
    send,
    onDone: onSaved,
  });
  const { element, entries, isBusy, submit } = form;
  return { element, entries, isBusy, submit, kind, setKind, meterType, setMeterType, failure };
}
