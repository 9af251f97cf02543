import { groupAmount } from '@oja/core';
import { forwardRef } from 'react';
import { TextInput, type TextInputProps } from './TextInput.tsx';

export type AmountInputProps = Readonly<
  Omit<TextInputProps, 'type' | 'leading' | 'digits' | 'group' | 'inputMode'> & {
    /** What was typed; it is shown with its thousands grouped, and the validator reads it. */
    value: string;
  }
>;

/** An amount in naira, grouped while it is typed: "5,000". It takes what is pasted, "₦5,000.00" too, and leaves the reading to the form. */
export const AmountInput = forwardRef<HTMLInputElement, AmountInputProps>(function AmountInput(props, ref) {
  return (
    <TextInput
      autoComplete="off"
      enterKeyHint="done"
      {...props}
      ref={ref}
      inputMode="decimal"
      digits
      group={groupAmount}
      leading="₦"
    />
  );
});
