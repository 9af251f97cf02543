import { type Client, formatMoney, formatPrice, type SettlementPromise } from '@oja/core';
import type { RowState, RowStep } from '@oja/core/bulk';
import { useState } from 'react';
import { useText } from '../../binding/TextProvider.tsx';
import { SettlementClock } from '../../delivery/SettlementClock.tsx';
import { bulk } from '../../text/en/bulk.ts';
import { subheading } from '../../theme/type.css.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Badge, type BadgeTone } from '../../ui/display/Badge.tsx';
import { checkCircle, circle, clock, returned, warning } from '../../ui/icon/glyphs.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { plainList } from '../../ui/layout/plainList.css.ts';
import * as styles from '../Bulk.css.ts';
import { useSettlement } from './useSettlement.ts';

/** Rows shown at first, and rows added by each press. Rendering a thousand takes a cheap phone a second per update. */
const SHOWN = 25;
const MORE = 100;

/** Lower ranks come first: purchases on which the agent may have to act. */
const looks: Readonly<Record<RowStep, readonly [rank: number, tone: BadgeTone, glyph: string]>> = {
  review: [0, 'caution', warning],
  'refund-due': [1, 'critical', warning],
  'not-charged': [2, 'muted', circle],
  refunded: [3, 'info', returned],
  held: [4, 'caution', clock],
  sending: [5, 'caution', clock],
  'not-sold': [6, 'muted', circle],
  waiting: [7, 'muted', clock],
  delivered: [8, 'positive', checkCircle],
};

/** Every purchase of the list. Purchases that may need action come first. */
export function BatchRowList({ client, rows }: Readonly<{ client: Client; rows: readonly RowState[] }>) {
  const words = useText({ bulk }).bulk;
  const settlementOf = useSettlement(client, rows);
  const [shown, setShown] = useState(SHOWN);
  const sorted = [...rows].sort((a, b) => looks[a.step][0] - looks[b.step][0] || a.row.line - b.row.line);
  const left = sorted.length - shown;
  return (
    <Card>
      <h2 className={subheading}>{words.list}</h2>
      <ul className={plainList} aria-label={words.list}>
        {sorted.slice(0, shown).map((state) => (
          <BatchRowItem
            key={state.row.line}
            state={state}
            settlement={settlementOf(state)}
            clock={client.now}
          />
        ))}
      </ul>
      {left > 0 && (
        <Button full onClick={() => setShown(shown + MORE)}>
          {words.more(Math.min(left, MORE))}
        </Button>
      )}
    </Card>
  );
}

type BatchRowItemProps = Readonly<{
  state: RowState;
  settlement: SettlementPromise | undefined;
  /** The client's clock: ms since 1970. */
  clock: () => number;
}>;

function BatchRowItem({ state: { row, step }, settlement, clock }: BatchRowItemProps) {
  const words = useText({ bulk }).bulk;
  const { draft } = row.intent;
  const [, tone, glyph] = looks[step];
  const result = row.phase === 'ended' ? row.result : null;
  const reason =
    result?.code === 'duplicate'
      ? words.duplicate
      : result?.newPrice
        ? words.newPrice(formatPrice(result.newPrice))
        : result?.message;
  return (
    <li className={styles.sale}>
      <span className={styles.what}>
        <span className={styles.number}>{draft.recipient}</span>
        <span className={styles.muted}>
          {words.line(row.line)} · {[draft.serviceName, draft.planName].filter(Boolean).join(' ')}
        </span>
        {reason && <span className={styles.muted}>{reason}</span>}
        {settlement && <SettlementClock sale={settlement} clock={clock} />}
      </span>
      <span className={styles.outcome}>
        <span className={styles.figure}>{formatMoney(draft.price)}</span>
        <Badge tone={tone} glyph={glyph} word={words.steps[step]} />
      </span>
    </li>
  );
}
