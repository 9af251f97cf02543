import { useText } from '../../binding/TextProvider.tsx';
import { transactions } from '../../text/en/transactions.ts';
import { Field } from '../../ui/form/Field.tsx';
import { DateInput } from '../../ui/input/PickerInput.tsx';
import * as styles from './FilterSheet.css.ts';

/** Days in Lagos such as "2026-11-21"; empty means unbounded. */
export interface OwnDays {
  readonly first: string;
  readonly last: string;
}

type CustomPeriodProps = Readonly<{
  days: OwnDays;
  today: string;
  isBackwards: boolean;
  onChange: (days: OwnDays) => void;
}>;

/** Inputs for the first and the last day of a custom period. */
export function CustomPeriod({ days, today, isBackwards, onChange }: CustomPeriodProps) {
  const words = useText({ transactions }).transactions;
  return (
    <div className={styles.days}>
      <Field label={words.firstDay} required={false}>
        <DateInput value={days.first} max={today} onChange={(first) => onChange({ ...days, first })} />
      </Field>
      <Field label={words.lastDay} required={false} error={isBackwards ? words.lastBeforeFirst : null}>
        <DateInput value={days.last} max={today} onChange={(last) => onChange({ ...days, last })} />
      </Field>
    </div>
  );
}
