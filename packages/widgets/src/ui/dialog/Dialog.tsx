import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import type { Text } from '../../text/catalogue.ts';
import { heading } from '../../theme/type.css.ts';
import { IconButton } from '../button/IconButton.tsx';
import { cross } from '../icon/glyphs.ts';
import { Toaster } from '../toaster/Toaster.tsx';
import type { Toasts } from '../toaster/toasts.ts';
import * as styles from './Dialog.css.ts';

export type DialogProps = Readonly<{
  /** What is asked, with its object: "Revoke the key oja_4f…?". It has the focus first. */
  title: string;
  /** What there is to know before an answer. */
  children: ReactNode;
  /** Buttons, the one to press first. */
  actions?: ReactNode;
  /** Escape, the cross, or a press beside it. The owner takes the dialog away. */
  onClose: () => void;
  /** `start` and `end` make a drawer. */
  placement?: keyof typeof styles.placement;
  /** The toasts of the page, shown in here too: what is outside of an open dialog is neither in front nor announced. */
  toasts?: Toasts;
  /** `kit` of the catalogue: names of the cross, here and on toasts. */
  words: Pick<Text['kit'], 'close' | 'dismiss'>;
}>;

/**
 * A question or a side panel over the page, for as long as it is rendered. The native element: the browser holds the
 * focus in it and makes the rest inert, in a page as in a shadow root. The focus goes back to where it was.
 */
export function Dialog({
  title,
  children,
  actions,
  onClose,
  placement = 'center',
  toasts,
  words,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const name = useRef<HTMLHeadingElement>(null);
  const titleId = useId();

  // Before it is painted: a press that comes with the next frame finds it open, with the focus in it.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const before = focusedWithin(element);
    element.showModal();
    // Not the cross, where the browser would begin: the title is what to read first.
    name.current?.focus();
    return () => {
      element.close();
      before?.focus();
    };
  }, []);

  const pressBeside = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return;
    const { left, right, top, bottom } = event.currentTarget.getBoundingClientRect();
    const { clientX, clientY } = event;
    if (clientX < left || clientX > right || clientY < top || clientY > bottom) onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key for it is Escape, which the element answers by itself.
    <dialog
      ref={dialog}
      className={styles.placement[placement]}
      aria-labelledby={titleId}
      onClick={pressBeside}
      onCancel={(event) => {
        // The owner decides; the element would close by itself and stay rendered.
        if (!event.cancelable) return;
        event.preventDefault();
        onClose();
      }}
      onClose={({ currentTarget }) => {
        // A second Escape closes it whatever was said to the first: what is rendered must not stay unseen.
        if (!currentTarget.isConnected) return;
        currentTarget.showModal();
        onClose();
      }}
    >
      <div className={styles.header}>
        <h2 ref={name} id={titleId} tabIndex={-1} className={`${heading} ${styles.name}`}>
          {title}
        </h2>
        <IconButton label={words.close} glyph={cross} onClick={onClose} />
      </div>
      <div className={styles.body}>
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {toasts && <Toaster toasts={toasts} words={words} />}
    </dialog>
  );
}

/** The focused element of the document or shadow root around `element`; `null` if nothing has the focus. */
function focusedWithin(element: Element): HTMLElement | null {
  const root = element.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return null;
  return root.activeElement instanceof HTMLElement ? root.activeElement : null;
}
