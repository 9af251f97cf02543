import * as styles from './ApiReference.css.ts';
import type { Entry } from './entries.ts';
import { PathText } from './PathText.tsx';

/** The name of an entry in a list: a guide's title, or a call's method and path. */
export function EntryName({ entry }: Readonly<{ entry: Entry }>) {
  if (entry.kind === 'guide') return <span className={styles.entryTitle}>{entry.title}</span>;
  const { method, path } = entry.call;
  return (
    <span className={styles.entryCall}>
      <span className={styles.method} data-method={method}>
        {method}
      </span>
      <span className={styles.path}>
        <PathText path={path} />
      </span>
    </span>
  );
}
