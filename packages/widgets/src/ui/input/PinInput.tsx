import { forwardRef } from 'react';
import { TextInput, type TextInputProps } from './TextInput.tsx';

/** A masked input of 4 to 6 digits, which browsers do not offer to save. */
export const PinInput = forwardRef<
  HTMLInputElement,
  Omit<TextInputProps, 'type' | 'inputMode' | 'digits' | 'autoComplete' | 'maxLength'>
>(function PinInput(props, ref) {
  return (
    <TextInput
      {...props}
      ref={ref}
      type="password"
      inputMode="numeric"
      digits
      autoComplete="off"
      maxLength={6}
    />
  );
});
