import { type ReactNode, useState } from 'react';
import { body } from '../../theme/type.css.ts';
import { Button } from '../button/Button.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

export type ShownOnceDialogProps = Readonly<
  Pick<DialogProps, 'title' | 'words' | 'onClose'> & {
    /** The value that can't be shown again, and a way to copy it. */
    children: ReactNode;
    /** True once the value was copied: closing then needs no confirmation. */
    isKept: boolean;
    /** "I have saved it". */
    keptLabel: string;
    /** Confirmation before the dialog closes without a copy. */
    leaving: Readonly<{ title: string; body: string; back: string; closeAnyway: string }>;
  }
>;

/** Shows a value that the server returns only once, such as a new key. Closing without a copy asks for confirmation. */
export function ShownOnceDialog(props: ShownOnceDialogProps) {
  const { title, words, onClose, children, isKept, keptLabel, leaving } = props;
  const [isLeaving, setLeaving] = useState(false);
  const back = () => setLeaving(false);
  if (isLeaving)
    return (
      <Dialog
        key="leaving"
        title={leaving.title}
        words={words}
        onClose={back}
        actions={
          <>
            <Button variant="primary" onClick={back}>
              {leaving.back}
            </Button>
            <Button onClick={onClose}>{leaving.closeAnyway}</Button>
          </>
        }
      >
        <p className={body}>{leaving.body}</p>
      </Dialog>
    );
  return (
    <Dialog
      key="shown"
      title={title}
      words={words}
      onClose={isKept ? onClose : () => setLeaving(true)}
      actions={
        <Button variant={isKept ? 'primary' : 'secondary'} onClick={onClose}>
          {keptLabel}
        </Button>
      }
    >
      {children}
    </Dialog>
  );
}
