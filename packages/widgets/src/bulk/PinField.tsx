import { useText } from '../binding/TextProvider.tsx';
import { bulk } from '../text/en/bulk.ts';
import { transactionPin } from '../text/en/transactionPin.ts';
import { Field } from '../ui/form/Field.tsx';
import { PinInput } from '../ui/input/PinInput.tsx';

/** The transaction PIN for the whole list. It is sent with each purchase and never stored. */
export function PinField({
  value,
  error,
  onChange,
}: Readonly<{ value: string; error: string | null; onChange: (typed: string) => void }>) {
  const text = useText({ bulk, transactionPin });
  return (
    <Field label={text.transactionPin.pin} hint={text.bulk.pinHint} error={error}>
      <PinInput value={value} onChange={onChange} />
    </Field>
  );
}
