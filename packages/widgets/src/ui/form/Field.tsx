import { createContext, type ReactNode, useContext, useId, useMemo } from 'react';
import { warning } from '../icon/glyphs.ts';
import { Icon } from '../icon/Icon.tsx';
import * as styles from './Field.css.ts';

/** Passed by a Field to the control inside it. */
type FieldControl = Readonly<{
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: boolean;
}>;

const nothing: FieldControl = {};

const FieldContext = createContext<FieldControl>(nothing);

/** The attributes that connect a control to its Field's label, hint and error. */
export function useFieldControl(): FieldControl {
  return useContext(FieldContext);
}

type FieldMessagesProps = Readonly<{
  id: string;
  hint?: ReactNode;
  error?: string | null | undefined;
}>;

/** The ids of the hint and the error, for `aria-describedby`; `undefined` if there is neither. */
export function describedBy({ id, hint, error }: FieldMessagesProps): string | undefined {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** Hint and error below a control. The error's live region is always mounted, so that the error is announced. */
export function FieldMessages({ id, hint, error }: FieldMessagesProps) {
  return (
    <>
      {hint && (
        <div className={styles.hint} id={`${id}-hint`}>
          {hint}
        </div>
      )}
      <div aria-live="polite">
        {error && (
          <p className={styles.error} id={`${id}-error`}>
            <span className={styles.mark}>
              <Icon glyph={warning} size={16} />
            </span>
            {error}
          </p>
        )}
      </div>
    </>
  );
}

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
      <label part="label" className={styles.label} htmlFor={id}>
        {label}
        {note && <span className={styles.optional}> {note}</span>}
      </label>
      <FieldContext.Provider value={control}>{children}</FieldContext.Provider>
      <FieldMessages id={id} hint={hint} error={error} />
    </div>
  );
}
