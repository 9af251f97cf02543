import { forwardRef, type InputHTMLAttributes } from 'react';
import * as styles from './DateInput.css.ts';
import { useFieldControl } from './FieldContext.ts';
import { box } from './TextInput.css.ts';

export type DateInputProps = Readonly<
  Omit<
    InputHTMLAttributes<HTMLInputElement>,
    'className' | 'style' | 'onChange' | 'type' | 'value' | 'min' | 'max'
  > & {
    /** A calendar day as `2026-11-21`; empty while none is chosen. */
    value: string;
    /** The day chosen, or empty once it is cleared or can't be a day yet. */
    onChange: (day: string) => void;
    /** The first day that can be chosen, as `2026-11-01`. */
    min?: string | undefined;
    /** The last day that can be chosen. */
    max?: string | undefined;
  }
>;

/** A calendar day, by the phone's own calendar. Inside a Field it takes the field's label, hint and error. */
export const DateInput = forwardRef<HTMLInputElement, DateInputProps>(function DateInput(
  { value, onChange, ...rest },
  ref,
) {
  const control = useFieldControl();
  return (
    <div className={box}>
      <input
        {...control}
        {...rest}
        ref={ref}
        type="date"
        value={value}
        className={styles.input}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
});
