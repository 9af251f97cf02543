import { Fragment } from 'react';
import type { Code } from './code.ts';
import * as styles from './Delivery.css.ts';

/** Digits in groups of four. A line never breaks inside a group, so that the digits are easy to read out and type. */
export function CodeDigits({ code }: Readonly<{ code: Code }>) {
  return (
    <p className={styles.digits}>
      {code.groups.map((group, at) => (
        // The key is the code up to and including this group, which is unique.
        <Fragment key={code.groups.slice(0, at + 1).join('')}>
          {at > 0 && ' '}
          <span className={styles.group}>{group}</span>
        </Fragment>
      ))}
    </p>
  );
}
