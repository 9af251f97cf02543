import type { ReactNode } from 'react';
import { Field } from './Field.tsx';
import { PasswordInput, type PasswordInputProps } from './PasswordInput.tsx';

/** As long as the server takes one (the table's schema). */
const MAX_LENGTH = 1024;

export type PasswordFieldProps = Readonly<{
  label: string;
  hint?: ReactNode;
  autoComplete: 'current-password' | 'new-password';
  /** The keyboard of a phone sends the form from here. */
  isLast?: boolean;
  words: PasswordInputProps['words'];
  /** The field of a form: what stands in it, and what is wrong with that. */
  entry: Readonly<{
    name: string;
    value: string;
    error: string | null;
    onChange: (value: string) => void;
  }>;
}>;

/** A password of a form, with its label. */
export function PasswordField({
  label,
  hint,
  autoComplete,
  isLast = false,
  words,
  entry,
}: PasswordFieldProps) {
  const { error, ...input } = entry;
  return (
    <Field label={label} hint={hint} error={error}>
      <PasswordInput
        autoComplete={autoComplete}
        maxLength={MAX_LENGTH}
        words={words}
        {...(isLast && { enterKeyHint: 'go' })}
        {...input}
      />
    </Field>
  );
}
