import type { ReactNode } from 'react';
import { PasswordInput, type PasswordInputProps } from '../input/PasswordInput.tsx';
import { Field } from './Field.tsx';

/** Maximum length that the server accepts (the table's schema). */
const MAX_LENGTH = 1024;

export type PasswordFieldProps = Readonly<{
  label: string;
  hint?: ReactNode;
  autoComplete: 'current-password' | 'new-password';
  /** True for the last field: the phone's keyboard then shows "Go", which submits the form. */
  isLast?: boolean;
  words: PasswordInputProps['words'];
  /** Value and error of the field. */
  entry: Readonly<{
    name: string;
    value: string;
    error: string | null;
    onChange: (value: string) => void;
  }>;
}>;

/** A labelled password field of a form. */
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
