import { type ReactNode, useId, useMemo } from 'react';
import * as styles from './Field.css.ts';
import { FieldContext, type FieldControl } from './FieldContext.ts';
import { describedBy, FieldMessages } from './FieldMessages.tsx';

export type FieldProps = Readonly<{
  /** What is asked for: "Phone number". Always shown: a placeholder is gone once one types. */
  label: string;
  /** One control: TextInput, PasswordInput, SearchInput, AmountInput, QuantityInput, DateInput, TimeInput, Select. */
  children: ReactNode;
  /** Said in grey beside the label, such as "optional". */
  note?: string;
  /** What helps to answer: limits, a format, how strong a password is. */
  hint?: ReactNode;
  /** What is wrong and what to do; announced when it appears. */
  error?: string | null | undefined;
  /** Whether it is announced as required. Default: where no note such as "optional" stands beside the label. */
  required?: boolean;
}>;

/** A label, a control, and what there is to say about it. */
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
