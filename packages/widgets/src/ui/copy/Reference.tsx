import { CopyButton, type CopyButtonProps } from './CopyButton.tsx';
import * as styles from './Reference.css.ts';

export type ReferenceProps = Readonly<{
  /** "Reference". */
  term: string;
  /** Shown whole: half a reference can neither be read out nor compared. */
  value: string;
  words: CopyButtonProps['words'];
}>;

/** The number to name to support, on a line of its own. */
export function Reference({ term, value, words }: ReferenceProps) {
  return (
    <div className={styles.reference}>
      {term}
      <span>
        <CopyButton variant="quiet" value={value} words={words} name={`${words.copy} ${term}`} />
      </span>
      <span className={styles.value}>{value}</span>
    </div>
  );
}
