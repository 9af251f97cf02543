import { useText } from '../../binding/TextProvider.tsx';
import { funding } from '../../text/en/funding.ts';
import { DateInput } from '../../ui/field/DateInput.tsx';
import { Field } from '../../ui/field/Field.tsx';
import { TimeInput } from '../../ui/field/TimeInput.tsx';
import * as styles from '../Funding.css.ts';
import type { Draft } from '../useDraft.ts';
import type { ClaimKey } from './claimDraft.ts';

/** When the transfer was made, by the clock in Lagos. */
export function MomentFields({ draft, today }: Readonly<{ draft: Draft<ClaimKey>; today: string }>) {
  const words = useText({ funding }).funding;
  const { values, issues, change } = draft;
  return (
    <div className={styles.pair}>
      <Field label={words.paidOn} error={issues.day}>
        <DateInput max={today} value={values.day} onChange={change('day')} />
      </Field>
      <Field label={words.paidAt} error={issues.time}>
        <TimeInput value={values.time} onChange={change('time')} />
      </Field>
    </div>
  );
}
