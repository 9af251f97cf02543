import type { Text } from '../../text/catalogue.ts';
import { IconButton } from '../button/IconButton.tsx';
import { checkCircle, cross, crossCircle, infoCircle } from '../icon/glyphs.ts';
import { Icon } from '../icon/Icon.tsx';
import * as styles from './Toaster.css.ts';
import type { Toast, ToastTone } from './toasts.ts';

const glyphs: Readonly<Record<ToastTone, string>> = {
  success: checkCircle,
  error: crossCircle,
  info: infoCircle,
};

type ToastStackProps = Readonly<{
  role: 'alert' | 'status';
  toasts: readonly Toast[];
  words: Pick<Text['kit'], 'dismiss'>;
  onDismiss: (id: number) => void;
}>;

/** A live region. Not atomic, so that a second toast does not repeat the first. */
export function ToastStack({ role, toasts, words, onDismiss }: ToastStackProps) {
  return (
    <div role={role} aria-atomic="false" className={styles.stack}>
      {toasts.map(({ id, tone, message, status }) => (
        <div key={id} className={styles.toast} data-status={status} data-tone={tone}>
          <span className={styles.icon[tone]}>
            <Icon glyph={glyphs[tone]} />
          </span>
          <p className={styles.message}>{message}</p>
          <IconButton label={words.dismiss} glyph={cross} onClick={() => onDismiss(id)} />
        </div>
      ))}
    </div>
  );
}
