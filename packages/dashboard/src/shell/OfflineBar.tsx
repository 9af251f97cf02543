import { useIsOnline, useText } from '@oja/widgets/binding';
import { shell } from '@oja/widgets/text';
import * as styles from './Shell.css.ts';

/** On every screen, at the bottom of it, so that nothing moves under a thumb: why what is shown may be old. */
export function OfflineBar() {
  const { offline } = useText({ shell }).shell;
  return (
    <div role="status" className={styles.offline}>
      {useIsOnline() ? null : <p className={styles.offlineText}>{offline}</p>}
    </div>
  );
}
