import { type ComponentProps, forwardRef } from 'react';
import { PickerInput } from './PickerInput.tsx';

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
