import { useId, useRef, useState } from 'react';
import { useText } from '../binding/TextProvider.tsx';
import { bulk } from '../text/en/bulk.ts';
import { Button } from '../ui/button/Button.tsx';
import { upload } from '../ui/icon/glyphs.ts';
import { Notice } from '../ui/notice/Notice.tsx';
import * as styles from './Bulk.css.ts';

/** A thousand lines are far below it; what is larger is no list. */
const MOST_BYTES = 1_000_000;

/** A file that is no text has such characters; a spreadsheet's own format too. */
const isText = (text: string) => !/[\0\uFFFD]/.test(text);

/** Takes the list from a file, in the place of what was pasted. */
export function FileButton({ onText }: Readonly<{ onText: (text: string) => void }>) {
  const words = useText({ bulk }).bulk;
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [hasFailed, setFailed] = useState(false);
  async function read(file: File | undefined): Promise<void> {
    if (!file) return;
    const text = file.size > MOST_BYTES ? '' : await file.text().catch(() => '');
    const isGood = text !== '' && isText(text);
    setFailed(!isGood);
    if (isGood) onText(text);
  }
  return (
    <>
      <Button glyph={upload} onClick={() => input.current?.click()}>
        {words.file}
      </Button>
      <label className={styles.hidden} htmlFor={id}>
        {words.file}
      </label>
      <input
        ref={input}
        id={id}
        className={styles.hidden}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        tabIndex={-1}
        onChange={(event) => {
          const chosen = event.currentTarget;
          void read(chosen.files?.[0]);
          // The same file may be chosen again after it was changed.
          chosen.value = '';
        }}
      />
      {hasFailed && <Notice tone="critical">{words.fileFailed}</Notice>}
    </>
  );
}
