import { type ComponentProps, forwardRef } from 'react';
import { PickerInput } from './PickerInput.tsx';

export type TimeInputProps = Readonly<
  Omit<ComponentProps<typeof PickerInput>, 'ref' | 'type' | 'value' | 'onChange'> & {
    /** A time of the day as `09:41`; empty while none is chosen. */
    value: string;
    /** The time chosen, or empty once it is cleared. */
    onChange: (time: string) => void;
  }
>;

/** A time of the day, by the phone's own clock face. Inside a Field it takes the field's label, hint and error. */
export const TimeInput = forwardRef<HTMLInputElement, TimeInputProps>(function TimeInput(props, ref) {
  return <PickerInput {...props} ref={ref} type="time" />;
});
