import { forwardRef } from 'react';
import { TextInput, type TextInputProps } from './TextInput.tsx';

export type AmountInputProps = Readonly<
  Omit<TextInputProps, 'type' | 'leading' | 'digits' | 'inputMode'> & {
    /** What was typed, as it was typed: the validator reads it, and nothing here rewrites it. */
    value: string;
  }
>;

/** An amount in naira. It takes what the thumb types or pastes, commas and all, and leaves the reading to the form. */
export const AmountInput = forwardRef<HTMLInputElement, AmountInputProps>(function AmountInput(props, ref) {
  return (
    <TextInput
      autoComplete="off"
      enterKeyHint="done"
      {...props}
      ref={ref}
      inputMode="decimal"
      digits
      leading="₦"
    />
  );
});
