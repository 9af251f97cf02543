import { groupAmount } from '@oja/core';
import { forwardRef } from 'react';
import { TextInput, type TextInputProps } from './TextInput.tsx';

export type AmountInputProps = Readonly<
  Omit<TextInputProps, 'type' | 'leading' | 'digits' | 'group' | 'inputMode'> & {
    /** The text as typed. The input groups its thousands; the validator parses it. */
    value: string;
  }
>;

/** An amount in naira, grouped while typing: "5,000". Accepts pasted text such as "₦5,000.00"; the form parses it. */
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
