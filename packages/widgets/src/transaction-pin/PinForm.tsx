import type { PinStatus, PinStore } from '@oja/core';
import type { ReactNode } from 'react';
import { FactorField } from '../binding/FactorField.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { useFirstFieldFocus } from '../binding/useFocus.ts';
import type { Entry } from '../binding/useForm.ts';
import { kit } from '../text/en/kit.ts';
import { transactionPin } from '../text/en/transactionPin.ts';
import { Field } from '../ui/form/Field.tsx';
import { FormFrame } from '../ui/form/FormFrame.tsx';
import { PasswordField } from '../ui/form/PasswordField.tsx';
import { AmountInput } from '../ui/input/AmountInput.tsx';
import { PinInput } from '../ui/input/PinInput.tsx';
import { TextInput } from '../ui/input/TextInput.tsx';
import { fieldsOf, type PinField, type PinTask, usePinForm } from './usePinForm.ts';

function HiddenDigits({ label, hint, entry }: Readonly<{ label: string; hint?: string; entry: Entry }>) {
  const { error, ...input } = entry;
  return (
    <Field label={label} hint={hint} error={error}>
      <PinInput {...input} />
    </Field>
  );
}

function MailedCode({ entry }: Readonly<{ entry: Entry }>) {
  const words = useText({ transactionPin }).transactionPin;
  const { error, ...input } = entry;
  return (
    <Field label={words.code} hint={words.codeHint} error={error}>
      <TextInput digits inputMode="numeric" autoComplete="one-time-code" {...input} />
    </Field>
  );
}

type PinFormProps = Readonly<{
  store: PinStore;
  pin: PinStatus;
  task: PinTask;
  title: string;
  reference: string;
  onDone: (data: unknown, message: string | null) => void;
}>;

/** The form of one task. */
export function PinForm({ title, ...options }: PinFormProps) {
  const text = useText({ transactionPin, kit });
  const words = text.transactionPin;
  const { task } = options;
  const { form, failure } = usePinForm(options);
  useFirstFieldFocus(form.element, true);
  const { otp, pin, again, askFrom, password, code } = form.entries;
  const views: Readonly<Record<PinField, () => ReactNode>> = {
    otp: () => <MailedCode key="otp" entry={otp} />,
    pin: () => <HiddenDigits key="pin" label={words.newPin} hint={words.newPinHint} entry={pin} />,
    again: () => <HiddenDigits key="again" label={words.again} entry={again} />,
    askFrom: () => (
      <Field
        key="askFrom"
        label={words.askFrom}
        hint={words.askFromHint}
        error={askFrom.error}
        required={false}
      >
        <AmountInput name={askFrom.name} value={askFrom.value} onChange={askFrom.onChange} />
      </Field>
    ),
    password: () => (
      <PasswordField
        key="password"
        label={words.password}
        autoComplete="current-password"
        isLast
        words={text.kit}
        entry={password}
      />
    ),
    code: () => <FactorField key="code" entry={code} />,
  };
  const leads: Partial<Record<PinTask, string>> = { sendCode: words.sendCodeLead, remove: words.removeLead };
  const submits: Partial<Record<PinTask, string>> = { sendCode: words.sendCode, remove: words.remove };
  return (
    <FormFrame
      form={form.element}
      title={title}
      titleHidden
      lead={leads[task]}
      failure={failure}
      submitLabel={submits[task] ?? words.save}
      isBusy={form.isBusy}
      onSubmit={form.submit}
    >
      {fieldsOf[task].map((name) => views[name]())}
    </FormFrame>
  );
}
