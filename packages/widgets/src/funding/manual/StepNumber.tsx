import * as styles from './StepNumber.css.ts';

/** One of the things to do, in their order. */
export function StepNumber({ of, children }: Readonly<{ of: number; children: string }>) {
  return (
    <h3 className={styles.title}>
      <span className={styles.number}>{of}</span> {children}
    </h3>
  );
}
