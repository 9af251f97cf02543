import type { Client, Kobo } from '@oja/core';
import type { BulkCheck, BulkStore, ReadyLine, WrongLine } from '@oja/core/bulk';
import { useState } from 'react';
import { useText } from '../../binding/TextProvider.tsx';
import { useArrivalFocus } from '../../binding/useFocus.ts';
import { bulk } from '../../text/en/bulk.ts';
import { subheading } from '../../theme/type.css.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ChoiceChips } from '../../ui/choice/ChoiceChips.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { plainList } from '../../ui/layout/plainList.css.ts';
import * as styles from '../Bulk.css.ts';
import type { Check } from '../draft/useCheck.ts';
import { ConfirmList } from './ConfirmList.tsx';
import { WrongLines } from './WrongLines.tsx';

type CheckViewProps = Readonly<{
  client: Client;
  store: BulkStore;
  check: Check;
  found: BulkCheck;
  onAddMoney: ((missing: Kobo) => void) | undefined;
}>;

/** Maximum number of repeats or ported numbers to list. The title counts all of them. */
const NAMED = 5;

/** The result of a check: lines to correct, possible mistakes, and the lines that can be sold. */
export function CheckView({ client, store, check, found, onAddMoney }: CheckViewProps) {
  const words = useText({ bulk }).bulk;
  const place = useArrivalFocus<HTMLDivElement>();
  const [answer, setAnswer] = useState<'leave' | 'mean' | null>(null);
  const ready = found.lines.filter((line): line is ReadyLine => line.kind === 'ready');
  const wrong = found.lines.filter((line): line is WrongLine => line.kind === 'wrong');
  const repeats = new Set(found.repeats.map(({ line }) => line));
  const sold = ready.filter(({ source }) => answer === 'mean' || !repeats.has(source.line));
  const leftOut = wrong.map(({ source }) => source);
  return (
    <div ref={place} tabIndex={-1} className={styles.stop}>
      {found.beyond > 0 && <Notice tone="caution">{words.beyond(found.beyond)}</Notice>}
      {wrong.length > 0 && <WrongLines wrong={wrong} check={check} />}
      <Repeats found={found} answer={answer} onAnswer={setAnswer} />
      <Ported ready={ready} />
      <Card>
        <h2 className={subheading}>{words.ready}</h2>
        {sold.length === 0 ? (
          <p>{words.nothingReady}</p>
        ) : (
          <ConfirmList
            client={client}
            store={store}
            ready={sold}
            meant={answer === 'mean' ? repeats : new Set()}
            leftOut={leftOut}
            isUndecided={repeats.size > 0 && answer === null}
            onAddMoney={onAddMoney}
          />
        )}
        <div className={styles.form}>
          {check.askColumns && (
            <Button variant="quiet" full onClick={check.askColumns}>
              {words.columns.choose}
            </Button>
          )}
          <Button variant="quiet" full onClick={check.change}>
            {words.change}
          </Button>
        </div>
      </Card>
    </div>
  );
}

function Repeats({
  found: { repeats },
  answer,
  onAnswer,
}: Readonly<{
  found: BulkCheck;
  answer: 'leave' | 'mean' | null;
  onAnswer: (answer: 'leave' | 'mean') => void;
}>) {
  const words = useText({ bulk }).bulk;
  if (repeats.length === 0) return null;
  return (
    <Notice tone="caution" title={words.repeatsTitle(repeats.length)}>
      <ul className={plainList}>
        {repeats.slice(0, NAMED).map(({ line, first }) => (
          <li key={line}>{first === null ? words.repeatSold(line) : words.repeatOf(line, first)}</li>
        ))}
      </ul>
      <ChoiceChips
        legend={words.repeatsAsk}
        layout="line"
        choices={[
          { value: 'leave', label: words.repeatsLeave },
          { value: 'mean', label: words.repeatsMean },
        ]}
        value={answer}
        onChange={onAnswer}
      />
    </Notice>
  );
}

/** Lists numbers whose prefix belongs to another network than the written one: typing errors or ported numbers. */
function Ported({ ready }: Readonly<{ ready: readonly ReadyLine[] }>) {
  const words = useText({ bulk }).bulk;
  const ported = ready.filter((line) => line.ported !== null);
  if (ported.length === 0) return null;
  return (
    <Notice tone="info" title={words.portedTitle(ported.length)}>
      {words.portedBody}
      <ul className={plainList}>
        {ported.slice(0, NAMED).map(({ source, draft, ported: usual }) => (
          <li key={source.line}>
            {words.line(source.line)}: {draft.recipient}, {usual} → {draft.serviceName}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
