import { useEffect, useSyncExternalStore } from 'react';
import type { Text } from '../../text/catalogue.ts';
import * as styles from './Toaster.css.ts';
import { ToastStack } from './ToastStack.tsx';
import type { Toasts } from './toasts.ts';

export type ToasterProps = Readonly<{
  /** The store that `createToasts` made: one for a page. */
  toasts: Toasts;
  /** `kit` of the catalogue: the name of the cross. */
  words: Pick<Text['kit'], 'dismiss'>;
}>;

/**
 * Shows the toasts of a store at the top, in the middle. They wait while a pointer or the focus is on them and while
 * the page is out of sight: 2000 ms are short for someone who reads slowly.
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
    // A removed toast takes the focus with it, and React fires no blur: the next toast must not stay paused.
    if (isEmpty && document.visibilityState !== 'hidden') toasts.resume();
  }, [isEmpty, toasts]);

  // Both regions are always there, so that what appears in them is announced: errors at once, the rest in turn.
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it reacts to being read, not to being used.
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
