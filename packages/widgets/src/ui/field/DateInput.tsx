import { type ComponentProps, forwardRef } from 'react';
import { PickerInput } from './PickerInput.tsx';

export type DateInputProps = Readonly<
  Omit<ComponentProps<typeof PickerInput>, 'ref' | 'type' | 'value' | 'onChange' | 'min' | 'max'> & {
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
export const DateInput = forwardRef<HTMLInputElement, DateInputProps>(function DateInput(props, ref) {
  return <PickerInput {...props} ref={ref} type="date" />;
});
