import { useText } from '@oja/widgets/binding';
import { dashboard, kit } from '@oja/widgets/text';
import { Spinner } from '@oja/widgets/ui';
import * as styles from './Screen.css.ts';

/** Spinner while a screen loads (specification, section 4). Explains the delay after 3 s. */
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
