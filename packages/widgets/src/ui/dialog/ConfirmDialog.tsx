import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

export type ConfirmDialogProps = Readonly<
  Pick<DialogProps, 'title' | 'onClose' | 'toasts' | 'words'> & {
    /** Explains the consequences. */
    children: ReactNode;
    /** The action as a verb with its object: "Revoke this key". */
    confirmLabel: string;
    /** The alternative: "Keep it". */
    cancelLabel: string;
    /** `danger` for an action that can't be undone. */
    tone?: 'primary' | 'danger';
    /** Called on confirmation. The owner runs the action and unmounts the dialog. */
    onConfirm: () => void;
    /** True while the action runs: the dialog can't be closed until the owner unmounts it. */
    busy?: boolean;
  }
>;

/** Asks for confirmation. The dialog is open while it is mounted. */
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
