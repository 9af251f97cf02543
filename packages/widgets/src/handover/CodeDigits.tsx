import { Fragment } from 'react';
import type { Code } from './code.ts';
import * as styles from './Handover.css.ts';

/** Digits to read out and type in: each group of four in one piece, so that the eye keeps its place. */
export function CodeDigits({ code }: Readonly<{ code: Code }>) {
  return (
    <p className={styles.digits}>
      {code.groups.map((group, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a group has no name but its place.
        <Fragment key={at}>
          {at > 0 && ' '}
          <span className={styles.group}>{group}</span>
        </Fragment>
      ))}
    </p>
  );
}
