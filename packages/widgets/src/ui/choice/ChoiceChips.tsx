import { type ReactNode, useId } from 'react';
import { describedBy, FieldMessages } from '../form/Field.tsx';
import { check } from '../icon/glyphs.ts';
import { Icon } from '../icon/Icon.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import * as styles from './ChoiceChips.css.ts';
import { tick } from './chosen.css.ts';

export type Choice<Value extends string> = Readonly<{
  value: Value;
  label: string;
  /** A tile or an icon before the label. A narrow `line` shows only its colour. */
  leading?: ReactNode;
  /** A word or two in grey, such as "3 left". */
  note?: string;
  /** Colour of the note by its meaning: `caution` for "Slow", `critical` for "Down". Default: grey. */
  noteTone?: keyof typeof styles.noteTone;
  disabled?: boolean;
}>;

export type ChoiceChipsProps<Value extends string> = Readonly<{
  /** Names the choice. */
  legend: string;
  /** Hides the legend visually if the screen already shows it; screen readers still announce it. Default false. */
  legendHidden?: boolean;
  /** Two to about nine choices, in display order. For more, use a Select. */
  choices: readonly Choice<Value>[];
  /** The selected value; `null` for none. */
  value: Value | null;
  /** Called with the selected value. */
  onChange: (value: Value) => void;
  /** `wrap`: pills. `line`: one line if the labels fit. `rows`: one per line. `amounts`: three per line. Default `wrap`. */
  layout?: keyof typeof styles.layout;
  /** Help for the choice, below the chips. */
  hint?: ReactNode;
  /** Says what is wrong and what to do. Announced when it appears. */
  error?: string | null | undefined;
}>;

/** A choice of one among a few visible options. Native radios provide arrow keys, tab order and announcements. */
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
      <legend part="label" className={legendHidden ? undefined : styles.legend}>
        {legendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      <div className={styles.layout[layout]}>
        {choices.map((choice) => (
          <label key={choice.value} part="choice" className={styles.shape[layout]}>
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

/** Marks a selected option, so that colour is not its only sign. Visible while the control of the surrounding label is checked. */
export const Tick = () => (
  <span className={tick} aria-hidden="true">
    <Icon glyph={check} size={16} />
  </span>
);
