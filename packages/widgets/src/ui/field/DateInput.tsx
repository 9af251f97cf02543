import { type ComponentProps, forwardRef } from 'react';
import { PickerInput } from './PickerInput.tsx';

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
