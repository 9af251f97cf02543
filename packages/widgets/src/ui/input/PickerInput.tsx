import { type ComponentProps, forwardRef, type InputHTMLAttributes } from 'react';
import { useFieldControl } from '../form/Field.tsx';
import * as styles from './PickerInput.css.ts';
import { box } from './TextInput.css.ts';

type PickerInputProps = Readonly<
  Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'onChange' | 'type' | 'value'> & {
    type: 'date' | 'time';
    value: string;
    onChange: (value: string) => void;
  }
>;

/** A native date or time input. Uses the label, hint and error of a surrounding Field. */
export const PickerInput = forwardRef<HTMLInputElement, PickerInputProps>(function PickerInput(
  { onChange, ...rest },
  ref,
) {
  const control = useFieldControl();
  return (
    <div className={box}>
      <input
        {...control}
        {...rest}
        ref={ref}
        className={styles.input}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
});

export type DateInputProps = Readonly<
  Omit<ComponentProps<typeof PickerInput>, 'ref' | 'type' | 'value' | 'onChange' | 'min' | 'max'> & {
    /** A calendar day as `2026-11-21`; empty for none. */
    value: string;
    /** Called with the day; empty if it is cleared or incomplete. */
    onChange: (day: string) => void;
    /** The earliest day, as `2026-11-01`. */
    min?: string | undefined;
    /** The latest day. */
    max?: string | undefined;
  }
>;

/** A calendar day, entered with the browser's date picker. Uses the label, hint and error of a surrounding Field. */
export const DateInput = forwardRef<HTMLInputElement, DateInputProps>(function DateInput(props, ref) {
  return <PickerInput {...props} ref={ref} type="date" />;
});

export type TimeInputProps = Readonly<
  Omit<ComponentProps<typeof PickerInput>, 'ref' | 'type' | 'value' | 'onChange'> & {
    /** A time of day as `09:41`; empty for none. */
    value: string;
    /** Called with the time; empty if it is cleared. */
    onChange: (time: string) => void;
  }
>;

/** A time of day, entered with the browser's time picker. Uses the label, hint and error of a surrounding Field. */
export const TimeInput = forwardRef<HTMLInputElement, TimeInputProps>(function TimeInput(props, ref) {
  return <PickerInput {...props} ref={ref} type="time" />;
});
