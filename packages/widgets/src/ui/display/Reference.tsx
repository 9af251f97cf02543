import { CopyButton, type CopyButtonProps } from '../button/CopyButton.tsx';
import * as styles from './Reference.css.ts';

export type ReferenceProps = Readonly<{
  /** Label of the value: "Reference". */
  term: string;
  /** Shown in full, because a part can't be compared. */
  value: string;
  words: CopyButtonProps['words'];
}>;

/** A reference number for support, on a separate line with a copy button. */
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
