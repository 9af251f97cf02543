import {
  categoryFactsOf,
  formatMoney,
  lagosDay,
  type Recurrence,
  recurrences,
  type ScheduleKind,
  scheduleKinds,
} from '@oja/core';
import { useText } from '../binding/TextProvider.tsx';
import { formatRecipient } from '../delivery/formatRecipient.ts';
import { quantityField } from '../text/en/quantityField.ts';
import { schedules } from '../text/en/schedules.ts';
import { ChoiceChips } from '../ui/choice/ChoiceChips.tsx';
import { DescriptionList } from '../ui/display/DescriptionList.tsx';
import { Field } from '../ui/form/Field.tsx';
import { FormFrame } from '../ui/form/FormFrame.tsx';
import { DateInput, TimeInput } from '../ui/input/PickerInput.tsx';
import { QuantityInput } from '../ui/input/QuantityInput.tsx';
import * as styles from './Schedules.css.ts';
import { mostTimes, type ScheduleForm } from './useScheduleForm.ts';

/** Whether some months lack this day. */
const isMissingInSome = (day: string) => Number(day.slice(-2)) > 28;

/** The start, the recurrence and the kind of a schedule. The default kind is a reminder. */
export function ScheduleFields({ plan, now }: Readonly<{ plan: ScheduleForm; now: number }>) {
  const text = useText({ schedules, quantityField });
  const words = text.schedules;
  const { form, sale, kind, recurrence } = plan;
  const { error: timesError, ...times } = form.entries.times;
  const isAutomatic = kind === 'automatic';
  return (
    <FormFrame
      form={form.element}
      title={words.planTitle}
      titleHidden
      failure={plan.failure}
      submitLabel={isAutomatic ? words.goOn : words.remind}
      isBusy={form.isBusy}
      onSubmit={form.submit}
    >
      <DescriptionList
        rows={[
          { term: words.what, value: sale.name },
          { term: words.to, value: formatRecipient(sale.recipient, categoryFactsOf(sale.category)) },
          { term: words.price, value: formatMoney(sale.price) },
        ]}
      />
      <ChoiceChips<Recurrence>
        legend={words.often}
        choices={recurrences.map((value) => ({ value, label: words.recurrences[value] }))}
        value={recurrence}
        onChange={plan.setRecurrence}
      />
      <FirstTime plan={plan} now={now} />
      <ChoiceChips<ScheduleKind>
        legend={words.kind}
        choices={scheduleKinds.map((value) => ({ value, label: words.kinds[value] }))}
        value={kind}
        onChange={plan.setKind}
        hint={isAutomatic ? words.automaticHint : words.reminderHint}
      />
      {isAutomatic && (
        <Field label={words.times} error={timesError}>
          <QuantityInput {...times} words={text.quantityField} most={mostTimes[recurrence]} />
        </Field>
      )}
    </FormFrame>
  );
}

function FirstTime({ plan: { form, recurrence }, now }: Readonly<{ plan: ScheduleForm; now: number }>) {
  const words = useText({ schedules }).schedules;
  const { error: dayError, ...day } = form.entries.day;
  const { error: timeError, ...time } = form.entries.time;
  const isShort = recurrence === 'monthly' && isMissingInSome(day.value);
  return (
    <div className={styles.when}>
      <Field label={words.firstDay} error={dayError} hint={isShort ? words.shortMonth : undefined}>
        <DateInput {...day} min={lagosDay(now)} />
      </Field>
      <Field label={words.firstTime} error={timeError}>
        <TimeInput {...time} />
      </Field>
    </div>
  );
}
