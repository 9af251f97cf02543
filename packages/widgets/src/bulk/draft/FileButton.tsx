import { useId, useRef, useState } from 'react';
import { useText } from '../../binding/TextProvider.tsx';
import { bulk } from '../../text/en/bulk.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { upload } from '../../ui/icon/glyphs.ts';
import { hidden } from '../../ui/layout/screenReader.css.ts';
import { readFile } from './readFile.ts';

/** Reads the list from a file. The text replaces the present list. */
export function FileButton({ onText }: Readonly<{ onText: (text: string) => void }>) {
  const words = useText({ bulk }).bulk;
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [hasFailed, setFailed] = useState(false);
  const [onlySheet, setOnlySheet] = useState<string | null>(null);
  async function read(file: File | undefined): Promise<void> {
    if (!file) return;
    const list = await readFile(file);
    setFailed(list === null);
    setOnlySheet(list?.onlySheet ?? null);
    if (list) onText(list.text);
  }
  return (
    <>
      <Button glyph={upload} onClick={() => input.current?.click()}>
        {words.file}
      </Button>
      <label className={hidden} htmlFor={id}>
        {words.file}
      </label>
      <input
        ref={input}
        id={id}
        // Hides the browser's file button, whose label differs in each browser.
        className={hidden}
        type="file"
        accept=".csv,.tsv,.txt,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        tabIndex={-1}
        onChange={(event) => {
          const chosen = event.currentTarget;
          void read(chosen.files?.[0]);
          // Lets the agent choose the same file again after changing it.
          chosen.value = '';
        }}
      />
      {onlySheet !== null && <Notice tone="info">{words.sheet(onlySheet)}</Notice>}
      {hasFailed && <Notice tone="critical">{words.fileFailed}</Notice>}
    </>
  );
}
