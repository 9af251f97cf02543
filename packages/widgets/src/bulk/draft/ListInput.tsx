import { useFieldControl } from '../../ui/form/Field.tsx';
import * as styles from '../Bulk.css.ts';

/** A multi-line input without automatic correction. */
export function ListInput({
  value,
  onChange,
  disabled,
}: Readonly<{ value: string; onChange: (text: string) => void; disabled: boolean }>) {
  const control = useFieldControl();
  return (
    <textarea
      {...control}
      className={styles.list}
      rows={8}
      value={value}
      disabled={disabled}
      autoComplete="off"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      wrap="off"
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
