import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import type { Text } from '../../text/catalogue.ts';
import { heading } from '../../theme/type.css.ts';
import { IconButton } from '../button/IconButton.tsx';
import { cross } from '../icon/glyphs.ts';
import { Toaster } from '../toaster/Toaster.tsx';
import type { Toasts } from '../toaster/toasts.ts';
import * as styles from './Dialog.css.ts';

export type DialogProps = Readonly<{
  /** The question with its object: "Revoke the key oja_4f…?". Takes the focus on open. */
  title: string;
  /** Information for the answer. */
  children: ReactNode;
  /** Buttons, the main one first. */
  actions?: ReactNode;
  /** Called on Escape, the close button or a press outside. The owner unmounts the dialog. */
  onClose: () => void;
  /** `start` and `end` make a drawer. */
  placement?: keyof typeof styles.placement;
  /** The page's toasts, also rendered in the dialog: content outside a modal dialog is behind it and not announced. */
  toasts?: Toasts;
  /** `kit` of the catalogue: labels of the close buttons of the dialog and its toasts. */
  words: Pick<Text['kit'], 'close' | 'dismiss'>;
}>;

/**
 * A modal dialog or side panel, open while it is mounted. Uses the native element, so that the browser traps the focus and
 * makes the rest inert, also in a shadow root. On unmount the focus returns to the element that had it before.
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

  // Opens before paint, so that a press in the next frame finds the dialog open and focused.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const before = focusedWithin(element);
    element.showModal();
    // Focuses the title to be read first; the browser would focus the close button.
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
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key for it is Escape, which the native element handles.
    <dialog
      ref={dialog}
      className={styles.placement[placement]}
      aria-labelledby={titleId}
      onClick={pressBeside}
      onCancel={(event) => {
        // The owner decides whether to unmount; the element would close but stay mounted.
        if (!event.cancelable) return;
        event.preventDefault();
        onClose();
      }}
      onClose={({ currentTarget }) => {
        // A second Escape closes the element even if the first was cancelled. A mounted dialog must stay open.
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
