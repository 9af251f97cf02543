import { useText } from '../binding/TextProvider.tsx';
import { kit } from '../text/en/kit.ts';
import { secondFactor } from '../text/en/secondFactor.ts';
import { Button } from '../ui/button/Button.tsx';
import { CopyButton } from '../ui/button/CopyButton.tsx';
import { Notice } from '../ui/feedback/Notice.tsx';
import { download } from '../ui/icon/glyphs.ts';
import { saveFile } from '../ui/saveFile.ts';
import * as styles from './FactorDialog.css.ts';

type CodesStepProps = Readonly<{
  codes: readonly string[];
  /** Called when the codes are copied, by the button or by hand, or saved. */
  onKept: () => void;
}>;

/** The recovery codes, shown once. */
export function CodesStep({ codes, onKept }: CodesStepProps) {
  const text = useText({ secondFactor, kit });
  const words = text.secondFactor;
  const all = codes.join('\n');
  const save = () => {
    const file = new File([`${words.fileHead}\n\n${all}\n`], words.fileName, {
      type: 'text/plain;charset=utf-8',
    });
    saveFile(document, file);
    onKept();
  };
  return (
    <>
      <Notice tone="caution" title={words.codesOnce} announced={false}>
        {words.codesBody}
      </Notice>
      <ul className={styles.codes} aria-label={words.codes} onCopy={onKept}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <CopyButton value={all} words={text.kit} label={words.copyCodes} onCopied={onKept} />
        <Button glyph={download} onClick={save}>
          {words.saveCodes}
        </Button>
      </div>
    </>
  );
}
