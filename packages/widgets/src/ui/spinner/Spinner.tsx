import { VisuallyHidden } from '../hidden/VisuallyHidden.tsx';
import * as styles from './Spinner.css.ts';

export type SpinnerProps = Readonly<{
  /** What is going on, for those who don't see it. Leave it out where a word beside the spinner says so. */
  label?: string;
  /** Diameter in px. */
  size?: 16 | 20 | 32;
}>;

/** Progress of unknown duration. Use a Skeleton if the shape of the content is known. */
export function Spinner({ label, size = 20 }: SpinnerProps) {
  const ring = <span className={styles.spinner} style={{ width: size, height: size }} aria-hidden="true" />;
  if (label === undefined) return ring;
  return (
    <span role="status">
      {ring}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
