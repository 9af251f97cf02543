import { Fragment } from 'react';
import type { Code } from './code.ts';
import * as styles from './Delivery.css.ts';

/** Digits to read out and type in: each group of four in one piece, so that the eye keeps its place. */
export function CodeDigits({ code }: Readonly<{ code: Code }>) {
  return (
    <p className={styles.digits}>
      {code.groups.map((group, at) => (
        // The code as far as this group: no other one has the same.
        <Fragment key={code.groups.slice(0, at + 1).join('')}>
          {at > 0 && ' '}
          <span className={styles.group}>{group}</span>
        </Fragment>
      ))}
    </p>
  );
}
