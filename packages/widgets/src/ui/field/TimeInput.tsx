import { forwardRef, type InputHTMLAttributes } from 'react';
import * as styles from './DateInput.css.ts';
import { useFieldControl } from './FieldContext.ts';
import { box } from './TextInput.css.ts';

export type TimeInputProps = Readonly<
  Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'onChange' | 'type' | 'value'> & {
    /** A time of the day as `09:41`; empty while none is chosen. */
    value: string;
    onChange: (time: string) => void;
  }
>;

/** A time of the day, by the phone's own clock face. Inside a Field it takes the field's label, hint and error. */
export const TimeInput = forwardRef<HTMLInputElement, TimeInputProps>(function TimeInput(
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
        type="time"
        value={value}
        className={styles.input}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
});
