import { useEffect, useRef, useState } from 'react';
import { useText } from '../binding/TextProvider.tsx';
import { receipt } from '../text/en/receipt.ts';
import { Button } from '../ui/button/Button.tsx';
import { printer } from '../ui/icon/glyphs.ts';
import { PaperChoice } from './PaperChoice.tsx';
import type { PlainReceipt } from './plainReceipt.ts';
import { type Paper, rememberedPaper, rememberPaper } from './print/paper.ts';
import * as styles from './ReceiptActions.css.ts';
import type { ReceiptSharing } from './useReceiptSharing.ts';

type PrintActionProps = Readonly<{ sharing: ReceiptSharing; write: () => PlainReceipt }>;

/** Prints on the paper of the last time; asks for it the first time. Its code comes with the tap. */
export function PrintAction({ sharing, write }: PrintActionProps) {
  const words = useText({ receipt }).receipt;
  const [paper, setPaper] = useState<Paper | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // Not while rendering: a server has no memory of this device.
  useEffect(() => setPaper(rememberedPaper()), []);

  const printOn = (chosen: Paper) => {
    // The choice goes, and the focus with it.
    button.current?.focus();
    setChoosing(false);
    setPaper(chosen);
    rememberPaper(chosen);
    sharing.run(
      'print',
      () => import('./print/printReceipt.ts'),
      ({ printReceipt }) => printReceipt(document, write(), chosen),
    );
  };

  const press = () => {
    // Read again: a quick thumb is there before the first effect.
    const known = paper ?? rememberedPaper();
    if (known) printOn(known);
    else setChoosing(!isChoosing);
  };

  return (
    <>
      <Button
        ref={button}
        glyph={printer}
        busy={sharing.busy === 'print'}
        aria-expanded={paper === null ? isChoosing : undefined}
        onClick={press}
      >
        {words.print}
      </Button>
      {paper && !isChoosing && (
        <div className={styles.below}>
          <Button variant="plain" onClick={() => setChoosing(true)}>
            {words.changePaper(words.papers[paper])}
          </Button>
        </div>
      )}
      {isChoosing && (
        <div className={styles.below}>
          <PaperChoice paper={paper} onPrint={printOn} />
        </div>
      )}
    </>
  );
}
