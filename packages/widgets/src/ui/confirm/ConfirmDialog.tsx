import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { Dialog, type DialogProps } from '../dialog/Dialog.tsx';

export type ConfirmDialogProps = Readonly<
  Pick<DialogProps, 'title' | 'onClose' | 'toasts' | 'words'> & {
    /** What follows from it, before it is done. */
    children: ReactNode;
    /** What will be done, as a verb and its object: "Revoke this key". */
    confirmLabel: string;
    /** What happens otherwise: "Keep it". */
    cancelLabel: string;
    /** `danger` for what can't be taken back. */
    tone?: 'primary' | 'danger';
    /** It is to be done. The owner does it, and takes the dialog away. */
    onConfirm: () => void;
    /** It is being done: the dialog stays until its owner takes it away, and can't be closed meanwhile. */
    busy?: boolean;
  }
>;

/** Asks before something is done. Rendered is open. */
export function ConfirmDialog({
  children,
  confirmLabel,
  cancelLabel,
  tone = 'primary',
  onConfirm,
  onClose,
  busy = false,
  ...dialog
}: ConfirmDialogProps) {
  const close = () => {
    if (!busy) onClose();
  };
  return (
    <Dialog
      {...dialog}
      onClose={close}
      actions={
        <>
          <Button variant={tone} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
          <Button disabled={busy} onClick={close}>
            {cancelLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
