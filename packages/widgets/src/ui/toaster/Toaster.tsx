import { useEffect, useSyncExternalStore } from 'react';
import type { Text } from '../../text/catalogue.ts';
import { IconButton } from '../button/IconButton.tsx';
import { checkCircle, cross, crossCircle, infoCircle } from '../icon/glyphs.ts';
import { Icon } from '../icon/Icon.tsx';
import * as styles from './Toaster.css.ts';
import type { Toast, Toasts, ToastTone } from './toasts.ts';

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
function ToastStack({ role, toasts, words, onDismiss }: ToastStackProps) {
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

export type ToasterProps = Readonly<{
  /** The store of `createToasts`, one per page. */
  toasts: Toasts;
  /** `kit` of the catalogue: label of the dismiss button. */
  words: Pick<Text['kit'], 'dismiss'>;
}>;

/**
 * Shows the toasts of a store at the top centre. They stay while a pointer or the focus is on them and while the page is
 * hidden, because 2000 ms are short for a slow reader.
 */
export function Toaster({ toasts, words }: ToasterProps) {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get, toasts.get);

  useEffect(() => {
    const follow = () => (document.visibilityState === 'hidden' ? toasts.pause() : toasts.resume());
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [toasts]);

  const isEmpty = shown.length === 0;
  useEffect(() => {
    // The focus is lost with a removed toast, but React fires no blur event; without this the next toast would stay paused.
    if (isEmpty && document.visibilityState !== 'hidden') toasts.resume();
  }, [isEmpty, toasts]);

  // Both live regions are always mounted, so that toasts are announced: errors immediately, others politely.
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers pause the timers while a toast is read.
    <div
      className={styles.place}
      onPointerEnter={toasts.pause}
      onPointerLeave={toasts.resume}
      onFocus={toasts.pause}
      onBlur={toasts.resume}
    >
      <ToastStack
        role="alert"
        words={words}
        toasts={shown.filter(({ tone }) => tone === 'error')}
        onDismiss={toasts.remove}
      />
      <ToastStack
        role="status"
        words={words}
        toasts={shown.filter(({ tone }) => tone !== 'error')}
        onDismiss={toasts.remove}
      />
    </div>
  );
}
