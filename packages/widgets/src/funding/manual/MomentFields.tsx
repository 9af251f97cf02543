import { useText } from '../../binding/TextProvider.tsx';
import type { Entry } from '../../binding/useForm.ts';
import { funding } from '../../text/en/funding.ts';
import { Field } from '../../ui/form/Field.tsx';
import { DateInput, TimeInput } from '../../ui/input/PickerInput.tsx';
import * as styles from '../Funding.css.ts';

type MomentFieldsProps = Readonly<{ day: Entry; time: Entry; today: string }>;

/** Date and time of the transfer, in Lagos time. */
export function MomentFields({ day, time, today }: MomentFieldsProps) {
  const words = useText({ funding }).funding;
  return (
    <div className={styles.pair}>
      <Field label={words.paidOn} error={day.error}>
        <DateInput max={today} value={day.value} onChange={day.onChange} />
      </Field>
      <Field label={words.paidAt} error={time.error}>
        <TimeInput value={time.value} onChange={time.onChange} />
      </Field>
    </div>
  );
}
