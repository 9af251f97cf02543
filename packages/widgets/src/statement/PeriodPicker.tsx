import type { Text } from '../text/catalogue.ts';
import { ChoiceChips } from '../ui/choice/ChoiceChips.tsx';
import { Field } from '../ui/form/Field.tsx';
import { DateInput } from '../ui/input/PickerInput.tsx';
import * as styles from './Statement.css.ts';
import type { Period, PeriodIssue, PeriodName } from './usePeriod.ts';

type PeriodPickerProps = Readonly<{ period: Period; words: Text['statement'] }>;

/** Error texts of one field, by issue. */
type IssueWords = Readonly<Partial<Record<PeriodIssue, string>>>;

const names: readonly PeriodName[] = ['this', 'last', 'own'];

/** Chooses the days of the statement. Not printed; the printed title has the days. */
export function PeriodPicker({ period, words }: PeriodPickerProps) {
  const { name, own, today, issue } = period;
  const firstIssues: IssueWords = { missingFirst: words.missingDay, tooLong: words.tooLong };
  const lastIssues: IssueWords = { missingLast: words.missingDay, backwards: words.backwards };
  return (
    <div className={styles.picker}>
      <ChoiceChips
        legend={words.period}
        layout="line"
        choices={names.map((value) => ({ value, label: words.periods[value] }))}
        value={name}
        onChange={period.choose}
      />
      {name === 'own' && (
        <div className={styles.days}>
          <Field label={words.firstDay} error={issue && firstIssues[issue]}>
            <DateInput value={own.first} max={today} onChange={(first) => period.type({ ...own, first })} />
          </Field>
          <Field label={words.lastDay} error={issue && lastIssues[issue]}>
            <DateInput value={own.last} max={today} onChange={(last) => period.type({ ...own, last })} />
          </Field>
        </div>
      )}
    </div>
  );
}
