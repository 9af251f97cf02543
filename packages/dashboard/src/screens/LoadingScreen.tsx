import { useText } from '@oja/widgets/binding';
import { kit } from '@oja/widgets/text';
import { Spinner } from '@oja/widgets/ui';
import * as styles from './Screen.css.ts';

/** Specification, section 4: loading shows a spinner screen. */
export function LoadingScreen() {
  return (
    <div className={styles.loading}>
      <Spinner size={32} label={useText({ kit }).kit.loading} />
    </div>
  );
}
