import type { SelectHTMLAttributes } from 'react';
import { useFieldControl } from '../form/Field.tsx';
import { chevronDown } from '../icon/glyphs.ts';
import { Icon } from '../icon/Icon.tsx';
import * as styles from './Select.css.ts';

export type SelectChoice<V extends string> = Readonly<{ value: V; label: string; disabled?: boolean }>;

export type SelectProps<V extends string> = Readonly<
  Omit<
    SelectHTMLAttributes<HTMLSelectElement>,
    'className' | 'style' | 'onChange' | 'value' | 'defaultValue' | 'multiple' | 'size' | 'children'
  > & {
    /** The selected value. `null` or a value that is not among the choices shows the placeholder. */
    value: V | null;
    /** Called with the selected value. */
    onChange: (value: V) => void;
    /** In display order. */
    choices: readonly SelectChoice<V>[];
    /** "Choose a bank". It can't be selected again. */
    placeholder?: string;
  }
>;

/** A native select for one of many options. Uses the label and error of a surrounding Field. */
export function Select<V extends string>({
  value,
  onChange,
  choices,
  placeholder = '',
  ...rest
}: SelectProps<V>) {
  const control = useFieldControl();
  // Uses the index as the value, because a choice's value may be empty ("All").
  const chosen = choices.findIndex((choice) => choice.value === value);
  const pick = (index: number) => {
    const choice = choices[index];
    if (choice) onChange(choice.value);
  };
  return (
    <div part="input" className={styles.box}>
      <select
        {...control}
        {...rest}
        value={chosen}
        className={styles.select}
        onChange={(event) => pick(Number(event.currentTarget.value))}
        {...(chosen < 0 && { 'data-empty': true })}
      >
        {chosen < 0 && (
          <option value={-1} disabled hidden>
            {placeholder}
          </option>
        )}
        {choices.map((choice, index) => (
          <option key={choice.value} value={index} disabled={choice.disabled} className={styles.option}>
            {choice.label}
          </option>
        ))}
      </select>
      <span className={styles.arrow}>
        <Icon glyph={chevronDown} />
      </span>
    </div>
  );
}
