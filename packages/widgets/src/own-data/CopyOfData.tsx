import { type Client, explainProblem, lagosDay, type OwnDataStore, problemMessages } from '@oja/core';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../binding/TextProvider.tsx';
import { ownData } from '../text/en/ownData.ts';
import { heading, smallMuted } from '../theme/type.css.ts';
import { Button } from '../ui/button/Button.tsx';
import { Notice } from '../ui/feedback/Notice.tsx';
import { download } from '../ui/icon/glyphs.ts';
import { Card } from '../ui/layout/Card.tsx';
import { saveFile } from '../ui/saveFile.ts';
import * as styles from './OwnData.css.ts';

type CopyOfDataProps = Readonly<{ client: Client; store: OwnDataStore }>;

/** Reads all data and saves it as a file. Unmounting aborts it. */
function useCopy({ client, store }: CopyOfDataProps) {
  const problems = useText({ problems: problemMessages }).problems;
  /** Number of transactions read so far; `null` while idle. */
  const [read, setRead] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaved, setIsSaved] = useState(false);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);
  async function make(): Promise<void> {
    const mine = new AbortController();
    stop.current = mine;
    setFailure(null);
    setIsSaved(false);
    setRead(0);
    const result = await store.makeCopy(setRead, mine.signal);
    if (mine.signal.aborted) return;
    setRead(null);
    if (!result.ok) return setFailure(explainProblem(result.problem, problems));
    const name = `my-data-${lagosDay(client.now())}.json`;
    saveFile(document, new File([result.data], name, { type: 'application/json' }));
    setIsSaved(true);
  }
  return { read, failure, isSaved, make };
}

/** Downloads a copy of the agent's data. */
export function CopyOfData(props: CopyOfDataProps) {
  const words = useText({ ownData }).ownData;
  const { read, failure, isSaved, make } = useCopy(props);
  return (
    <Card>
      <div className={styles.part}>
        <h2 className={heading}>{words.copyTitle}</h2>
        <p className={smallMuted}>{words.copyLead}</p>
        {failure && <Notice tone="critical">{failure}</Notice>}
        {isSaved && <Notice tone="positive">{words.copied}</Notice>}
        <div className={styles.actions}>
          <Button glyph={download} busy={read !== null} onClick={() => void make()}>
            {words.copy}
          </Button>
          <p className={smallMuted} role="status">
            {read !== null && words.copying(read)}
          </p>
        </div>
      </div>
    </Card>
  );
}
