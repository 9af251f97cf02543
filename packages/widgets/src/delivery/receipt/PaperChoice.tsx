import { useState } from 'react';
import { useText } from '../../binding/TextProvider.tsx';
import { receipt } from '../../text/en/receipt.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ChoiceChips } from '../../ui/choice/ChoiceChips.tsx';
import { printer } from '../../ui/icon/glyphs.ts';
import { type Paper, paperNames } from '../print/paper.ts';
import * as styles from './ReceiptActions.css.ts';

type PaperChoiceProps = Readonly<{
  paper: Paper | null;
  onPrint: (paper: Paper) => void;
}>;

/** Asks for the paper: before the first print, and when the agent changes it. */
export function PaperChoice({ paper, onPrint }: PaperChoiceProps) {
  const words = useText({ receipt }).receipt;
  const [chosen, setChosen] = useState<Paper>(paper ?? 'a4');
  return (
    <div className={styles.paperChoice}>
      <ChoiceChips
        legend={words.paper}
        choices={paperNames.map((value) => ({ value, label: words.papers[value] }))}
        value={chosen}
        onChange={setChosen}
      />
      <Button glyph={printer} full onClick={() => onPrint(chosen)}>
        {words.printOn(words.papers[chosen])}
      </Button>
    </div>
  );
}
