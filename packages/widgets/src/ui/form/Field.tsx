import { type ReactNode, useId, useMemo } from 'react';
import * as styles from './Field.css.ts';
import { FieldContext, type FieldControl } from './FieldContext.ts';
import { describedBy, FieldMessages } from './FieldMessages.tsx';

export type FieldProps = Readonly<{
  /** The label: "Phone number". Always visible, because a placeholder disappears on input. */
  label: string;
  /** One control: TextInput, PasswordInput, SearchInput, AmountInput, QuantityInput, DateInput, TimeInput, Select. */
  children: ReactNode;
  /** Shown in grey next to the label, such as "optional". */
  note?: string;
  /** Help: limits, a format, the strength of a password. */
  hint?: ReactNode;
  /** Says what is wrong and what to do. Announced when it appears. */
  error?: string | null | undefined;
  /** Whether the field is announced as required. Default: true without a `note`. */
  required?: boolean;
}>;

/** A label, a control, a hint and an error. */
export function Field({ label, note, hint, error, required = note === undefined, children }: FieldProps) {
  const id = useId();
  const description = describedBy({ id, hint, error });
  const control = useMemo<FieldControl>(
    () => ({
      id,
      ...(description !== undefined && { 'aria-describedby': description }),
      ...(error ? { 'aria-invalid': true } : {}),
      'aria-required': required,
    }),
    [id, description, error, required],
  );
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {note && <span className={styles.optional}> {note}</span>}
      </label>
      <FieldContext.Provider value={control}>{children}</FieldContext.Provider>
      <FieldMessages id={id} hint={hint} error={error} />
    </div>
  );
}
