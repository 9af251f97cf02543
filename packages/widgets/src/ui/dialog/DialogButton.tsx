import { type ReactNode, useState } from 'react';
import type { Text } from '../../text/catalogue.ts';
import { Button, type ButtonProps } from '../button/Button.tsx';
import { PartNotice } from '../feedback/Notice.tsx';
import { usePart } from '../usePart.ts';

type DialogButtonProps<C> = Readonly<
  Omit<ButtonProps, 'busy' | 'onClick'> & {
    /** Loads the dialog's component. */
    loadDialog: () => Promise<C>;
    /** Renders the open dialog. */
    dialog: (Dialog: C, onClose: () => void) => ReactNode;
    /** `kit` of the catalogue. */
    words: Pick<Text['kit'], 'notLoaded'>;
  }
>;

/** A button that opens a dialog. The dialog's code loads on pointerenter, focus or click. */
export function DialogButton<C>({ loadDialog, dialog, words, ...button }: DialogButtonProps<C>) {
  const [isOpen, setOpen] = useState(false);
  const { Component: Dialog, hasFailed, load } = usePart(loadDialog);
  const open = () => {
    load();
    setOpen(true);
  };
  return (
    <>
      <Button
        {...button}
        aria-haspopup="dialog"
        busy={isOpen && !Dialog && !hasFailed}
        onClick={open}
        onPointerEnter={load}
        onFocus={load}
      />
      {isOpen && hasFailed && <PartNotice words={words} />}
      {isOpen && Dialog && dialog(Dialog, () => setOpen(false))}
    </>
  );
}
