import { type ReactNode, useId } from 'react';
import { describedBy, FieldMessages } from '../field/FieldMessages.tsx';
import { VisuallyHidden } from '../hidden/VisuallyHidden.tsx';
import * as styles from './ChoiceChips.css.ts';
import { Tick } from './Tick.tsx';

export type Choice<Value extends string> = Readonly<{
  value: Value;
  label: string;
  /** A tile or an icon before the label. In a narrow line only its colour is seen. */
  leading?: ReactNode;
  /** A word or two in grey, such as "3 left". */
  note?: string;
  /** What the note means where it is no news in grey: `caution` for "Slow", `critical` for "Down". */
  noteTone?: keyof typeof styles.noteTone;
  disabled?: boolean;
}>;

export type ChoiceChipsProps<Value extends string> = Readonly<{
  /** What is being chosen. */
  legend: string;
  /** Hides the legend where the screen says it already; it is still read out. Default false. */
  legendHidden?: boolean;
  /** Two to about nine, in the order in which they are shown. For more, a Select. */
  choices: readonly Choice<Value>[];
  /** Null: nothing is chosen yet. */
  value: Value | null;
  /** Called with the one that was chosen. */
  onChange: (value: Value) => void;
  /** `wrap`: pills in a line. `line`: networks, in one line where they fit. `rows`: plans, one below the other. `amounts`: three to a line. Default `wrap`. */
  layout?: keyof typeof styles.layout;
  /** What helps to choose, under the chips. */
  hint?: ReactNode;
  /** What is wrong and what to do; announced when it appears. */
  error?: string | null | undefined;
}>;

/** One of a few, all in sight. Native radios: the arrow keys, the tab order and the announcements are the browser's own. */
export function ChoiceChips<Value extends string>({
  legend,
  legendHidden = false,
  choices,
  value,
  onChange,
  layout = 'wrap',
  hint,
  error,
}: ChoiceChipsProps<Value>) {
  const id = useId();
  return (
    <fieldset className={styles.group} aria-describedby={describedBy({ id, hint, error })}>
      <legend className={legendHidden ? undefined : styles.legend}>
        {legendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      <div className={styles.layout[layout]}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.shape[layout]}>
            <input
              className={styles.input}
              type="radio"
              name={id}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.disabled}
              onChange={() => onChange(choice.value)}
            />
            {choice.leading}
            <span className={styles.text}>{choice.label}</span>
            {choice.note && (
              <span
                className={layout === 'rows' ? styles.figure : styles.noteTone[choice.noteTone ?? 'plain']}
              >
                {choice.note}
              </span>
            )}
            <span className={styles.corner}>
              <Tick />
            </span>
          </label>
        ))}
      </div>
      <div className={styles.messages}>
        <FieldMessages id={id} hint={hint} error={error} />
      </div>
    </fieldset>
  );
}
