import { Fragment } from 'react';
import * as styles from './ApiReference.css.ts';
import type { Entry } from './entries.ts';

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

/** A path that can wrap after its slashes but not within a segment. */
export function PathText({ path }: Readonly<{ path: string }>) {
  const parts = path.split(/(?<=\/)(?=[^/])/);
  return parts.map((part, place) => (
    // The path up to this part is unique.
    <Fragment key={parts.slice(0, place + 1).join('')}>
      {part}
      <wbr />
    </Fragment>
  ));
}
