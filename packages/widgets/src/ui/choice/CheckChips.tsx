import { useId } from 'react';
import { describedBy, FieldMessages } from '../form/Field.tsx';
import * as styles from './ChoiceChips.css.ts';
import { type Choice, type ChoiceChipsProps, Tick } from './ChoiceChips.tsx';

type CheckChipsProps<Value extends string> = Readonly<
  Pick<ChoiceChipsProps<Value>, 'legend' | 'error'> & {
    /** Name of the checkboxes in the form. */
    name: string;
    choices: readonly Pick<Choice<Value>, 'value' | 'label'>[];
    chosen: readonly Value[];
    onChange: (chosen: readonly Value[]) => void;
  }
>;

/** A choice of several options that looks like ChoiceChips. Uses native checkboxes. */
export function CheckChips<Value extends string>(props: CheckChipsProps<Value>) {
  const { legend, name, choices, chosen, onChange, error } = props;
  const id = useId();
  const toggle = (value: Value) =>
    onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  return (
    <fieldset className={styles.group} aria-describedby={describedBy({ id, error })}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.layout.wrap}>
        {choices.map(({ value, label }) => (
          <label key={value} className={styles.shape.wrap}>
            <input
              className={styles.input}
              type="checkbox"
              name={name}
              value={value}
              checked={chosen.includes(value)}
              onChange={() => toggle(value)}
              {...(error && { 'aria-invalid': true })}
            />
            <span className={styles.text}>{label}</span>
            <span className={styles.corner}>
              <Tick />
            </span>
          </label>
        ))}
      </div>
      <div className={styles.messages}>
        <FieldMessages id={id} error={error} />
      </div>
    </fieldset>
  );
}
