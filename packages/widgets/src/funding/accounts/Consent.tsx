import { useId } from 'react';
import { useText } from '../../binding/TextProvider.tsx';
import { funding } from '../../text/en/funding.ts';
import { describedBy, FieldMessages } from '../../ui/form/Field.tsx';
import * as styles from './Consent.css.ts';

type ConsentProps = Readonly<{
  checked: boolean;
  /** Called with "yes", or '' if unchecked. */
  onChange: (value: string) => void;
  error: string | null;
}>;

/** A consent checkbox. Initially unchecked, because the person must give consent. */
export function Consent({ checked, onChange, error }: ConsentProps) {
  const id = useId();
  const words = useText({ funding }).funding;
  return (
    <div>
      <label className={styles.label}>
        <input
          type="checkbox"
          className={styles.box}
          checked={checked}
          onChange={(event) => onChange(event.currentTarget.checked ? 'yes' : '')}
          aria-describedby={describedBy({ id, error })}
          {...(error && { 'aria-invalid': true })}
        />
        {words.consent}
      </label>
      <FieldMessages id={id} error={error} />
    </div>
  );
}
