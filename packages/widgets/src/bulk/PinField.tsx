import { useText } from '../binding/TextProvider.tsx';
import { bulk } from '../text/en/bulk.ts';
import { transactionPin } from '../text/en/transactionPin.ts';
import { Field } from '../ui/field/Field.tsx';
import { TextInput } from '../ui/field/TextInput.tsx';

/** Whether the text has the form of a transaction PIN. */
export const isPin = (typed: string): boolean => /^\d{4,6}$/.test(typed);

/** The transaction PIN for the whole list. It is sent with each purchase and never stored. */
export function PinField({
  value,
  error,
  onChange,
}: Readonly<{ value: string; error: string | null; onChange: (typed: string) => void }>) {
  const text = useText({ bulk, transactionPin });
  return (
    <Field label={text.transactionPin.pin} hint={text.bulk.pinHint} error={error}>
      <TextInput
        type="password"
        inputMode="numeric"
        digits
        autoComplete="off"
        maxLength={6}
        value={value}
        onChange={onChange}
      />
    </Field>
  );
}
