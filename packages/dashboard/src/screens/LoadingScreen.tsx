import { useText } from '@oja/widgets/binding';
import { dashboard, kit } from '@oja/widgets/text';
import { Spinner } from '@oja/widgets/ui';
import * as styles from './Screen.css.ts';

/** Specification, section 4: loading shows a spinner screen. After 3 s it says why. */
export function LoadingScreen() {
  const text = useText({ dashboard, kit });
  return (
    <div className={styles.loading}>
      <Spinner size={32} label={text.kit.loading} />
      <p role="status" className={styles.slow}>
        {text.dashboard.slow}
      </p>
    </div>
  );
}
