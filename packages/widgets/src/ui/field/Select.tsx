import type { SelectHTMLAttributes } from 'react';
import { chevronDown } from '../icon/glyphs.ts';
import { Icon } from '../icon/Icon.tsx';
import { useFieldControl } from './FieldContext.ts';
import * as styles from './Select.css.ts';

export type SelectChoice<V extends string> = Readonly<{ value: V; label: string; disabled?: boolean }>;

export type SelectProps<V extends string> = Readonly<
  Omit<
    SelectHTMLAttributes<HTMLSelectElement>,
    'className' | 'style' | 'onChange' | 'value' | 'defaultValue' | 'multiple' | 'size' | 'children'
  > & {
    /** `null` while nothing is chosen: shows the placeholder, as for a value that is not among the choices. */
    value: V | null;
    /** Called with the value of the one that was chosen. */
    onChange: (value: V) => void;
    /** In the order in which they are listed. */
    choices: readonly SelectChoice<V>[];
    /** "Choose a bank". It can't be chosen again. */
    placeholder?: string;
  }
>;

/** One of many. The phone's own list, which every thumb knows. Inside a Field it takes the field's label and error. */
export function Select<V extends string>({
  value,
  onChange,
  choices,
  placeholder = '',
  ...rest
}: SelectProps<V>) {
  const control = useFieldControl();
  // By place, not by value: a choice may be the empty string ("All").
  const chosen = choices.findIndex((choice) => choice.value === value);
  const pick = (index: number) => {
    const choice = choices[index];
    if (choice) onChange(choice.value);
  };
  return (
    <div className={styles.box}>
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
