import { useRef, useState, useSyncExternalStore } from 'react';
import { useText } from '../../binding/TextProvider.tsx';
import { receipt } from '../../text/en/receipt.ts';
import { Button } from '../../ui/button/Button.tsx';
import { printer } from '../../ui/icon/glyphs.ts';
import { type Paper, rememberedPaper, rememberPaper } from '../print/paper.ts';
import { PaperChoice } from './PaperChoice.tsx';
import type { PlainReceipt } from './plainReceipt.ts';
import * as styles from './ReceiptActions.css.ts';
import type { ReceiptSharing } from './useReceiptSharing.ts';

/** Subscribes to nothing: only this component changes the stored paper while it is mounted. */
const subscribe = () => () => {};

/** The last used paper (`null` before the first print) and its setter. */
function usePaper(): readonly [Paper | null, (next: Paper) => void] {
  // The server snapshot is `null`: localStorage is only on the device.
  const remembered = useSyncExternalStore(subscribe, rememberedPaper, () => null);
  const [chosen, setChosen] = useState<Paper | null>(null);
  const choose = (next: Paper) => {
    setChosen(next);
    rememberPaper(next);
  };
  return [chosen ?? remembered, choose];
}

type PrintActionProps = Readonly<{ sharing: ReceiptSharing; write: () => PlainReceipt }>;

/** Prints on the last used paper, or asks for the paper first. The code loads on tap. */
export function PrintAction({ sharing, write }: PrintActionProps) {
  const words = useText({ receipt }).receipt;
  const [paper, setPaper] = usePaper();
  const [isChoosing, setChoosing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const printOn = (next: Paper) => {
    // Moves the focus to the button, because the focused choice unmounts.
    button.current?.focus();
    setChoosing(false);
    setPaper(next);
    sharing.run(
      'print',
      () => import('../print/printReceipt.ts'),
      ({ printReceipt }) => printReceipt(document, write(), next),
    );
  };

  const press = () => {
    if (paper) printOn(paper);
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
