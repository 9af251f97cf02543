import { CopyButton, type CopyButtonProps } from './CopyButton.tsx';
import * as styles from './Reference.css.ts';

export type ReferenceProps = Readonly<{
  /** "Reference". */
  term: string;
  /** Shown whole: half a reference can neither be read out nor compared. */
  value: string;
  words: CopyButtonProps['words'];
  /** "Copy reference". */
  label: string;
}>;

/** How wide a character is, of its height. */
const WIDTH = 0.62;

/** The number to name to support, on a line of its own: as large as fits, and broken only where 12 px are too much. */
export function Reference({ term, value, words, label }: ReferenceProps) {
  return (
    <div className={styles.reference}>
      <span className={styles.term}>{term}</span>
      <span className={styles.copy}>
        <CopyButton variant="quiet" value={value} words={words} name={label} />
      </span>
      <span
        className={styles.value}
        style={{ fontSize: `clamp(0.75rem, calc(100cqi / ${value.length * WIDTH}), 0.875rem)` }}
      >
        {value}
      </span>
    </div>
  );
}
