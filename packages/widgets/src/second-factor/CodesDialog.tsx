import { useState } from 'react';
import { useText } from '../binding/TextProvider.tsx';
import { kit } from '../text/en/kit.ts';
import { secondFactor } from '../text/en/secondFactor.ts';
import { ShownOnceDialog } from '../ui/dialog/ShownOnceDialog.tsx';
import { CodesStep } from './CodesStep.tsx';

type CodesDialogProps = Readonly<{ codes: readonly string[]; onClose: () => void }>;

/** The recovery codes, shown once. */
export function CodesDialog({ codes, onClose }: CodesDialogProps) {
  const text = useText({ secondFactor, kit });
  const { codesTitle, kept, unkeptTitle, unkeptBody, backToCodes, closeAnyway } = text.secondFactor;
  const [isKept, setKept] = useState(false);
  return (
    <ShownOnceDialog
      title={codesTitle}
      words={text.kit}
      isKept={isKept}
      keptLabel={kept}
      leaving={{ title: unkeptTitle, body: unkeptBody, back: backToCodes, closeAnyway }}
      onClose={onClose}
    >
      <CodesStep codes={codes} onKept={() => setKept(true)} />
    </ShownOnceDialog>
  );
}
