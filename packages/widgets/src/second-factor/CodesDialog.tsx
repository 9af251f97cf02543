import { useState } from 'react';
import { useText } from '../binding/TextProvider.tsx';
import { kit } from '../text/en/kit.ts';
import { secondFactor } from '../text/en/secondFactor.ts';
import { body } from '../theme/type.css.ts';
import { Button } from '../ui/button/Button.tsx';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import { CodesStep } from './CodesStep.tsx';

type CodesDialogProps = Readonly<{ codes: readonly string[]; onClose: () => void }>;

/** The recovery codes, shown once. Closing without keeping them asks first: the server can't show them again. */
export function CodesDialog({ codes, onClose }: CodesDialogProps) {
  const text = useText({ secondFactor, kit });
  const words = text.secondFactor;
  const [isKept, setKept] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const back = () => setLeaving(false);
  if (isLeaving)
    return (
      <Dialog
        key="leaving"
        title={words.unkeptTitle}
        words={text.kit}
        onClose={back}
        actions={
          <>
            <Button variant="primary" onClick={back}>
              {words.backToCodes}
            </Button>
            <Button onClick={onClose}>{words.closeAnyway}</Button>
          </>
        }
      >
        <p className={body}>{words.unkeptBody}</p>
      </Dialog>
    );
  return (
    <Dialog
      key="codes"
      title={words.codesTitle}
      words={text.kit}
      onClose={isKept ? onClose : () => setLeaving(true)}
      actions={
        <Button variant={isKept ? 'primary' : 'secondary'} onClick={onClose}>
          {words.kept}
        </Button>
      }
    >
      <CodesStep codes={codes} onKept={() => setKept(true)} />
    </Dialog>
  );
}
