import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import * as styles from './Spinner.css.ts';

export type SpinnerProps = Readonly<{
  /** Text for screen readers. Omit it if text next to the spinner says the same. */
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
