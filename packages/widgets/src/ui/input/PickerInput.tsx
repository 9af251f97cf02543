import { forwardRef, type InputHTMLAttributes } from 'react';
import { useFieldControl } from '../form/FieldContext.ts';
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
