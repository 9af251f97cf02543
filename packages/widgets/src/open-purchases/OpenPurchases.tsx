import {
  createOpenPurchasesStore,
  explainProblem,
  formatMoment,
  formatMoney,
  type Kobo,
  MINUTE,
  type OpenPurchase,
  problemMessages,
  type OpenPurchases as State,
} from '@oja/core';
import { useEffect, useId } from 'react';
import { type ClientProps, useClient } from '../binding/ClientProvider.tsx';
import { useSignal } from '../binding/signals.ts';
import { useText } from '../binding/TextProvider.tsx';
import { useIsSignedIn } from '../binding/useAuth.ts';
import { useNow } from '../binding/useNow.ts';
import { openPurchases } from '../text/en/openPurchases.ts';
import { surfaceRoot } from '../theme/surface.css.ts';
import { subheading } from '../theme/type.css.ts';
import { Button } from '../ui/button/Button.tsx';
import { Card } from '../ui/card/Card.tsx';
import { refresh } from '../ui/icon/glyphs.ts';
import { Notice } from '../ui/notice/Notice.tsx';
import { OpenPurchaseRow } from './OpenPurchaseRow.tsx';
import * as styles from './OpenPurchases.css.ts';

export type OpenPurchasesProps = Readonly<
  ClientProps & {
    /** Says so while the server is asked, and where none is open. Left out: nothing is seen then. */
    showNone?: boolean;
    /** False puts off asking the server; what this device follows is shown all the same. */
    isDue?: boolean;
    /** Where one is shown in full; null for nowhere. */
    addressOf?: (purchase: OpenPurchase) => string | null;
  }
>;

const nowhere = () => null;

/** The agent's purchases that have not ended, of any device, and where their money is. It claims nothing that the server did not say. */
export function OpenPurchases({
  client: own,
  showNone = false,
  isDue = true,
  addressOf = nowhere,
}: OpenPurchasesProps) {
  const client = useClient(own);
  const store = client.getStore(createOpenPurchasesStore);
  const state = useSignal(store.state);
  const text = useText({ openPurchases, problems: problemMessages });
  const words = text.openPurchases;
  const now = useNow(MINUTE, true, client.now);
  const mayAsk = useIsSignedIn(client) && isDue;
  useEffect(() => (mayAsk ? store.watch() : undefined), [mayAsk, store]);
  const titleId = useId();
  const { items } = state;
  const isSeen = showNone || items.length > 0 || state.status === 'unknown';
  return (
    <section
      className={`${surfaceRoot} ${styles.root}`}
      {...(items.length > 0 ? { 'aria-labelledby': titleId } : { 'aria-label': words.label })}
      aria-busy={mayAsk && state.status === 'loading'}
      hidden={!isSeen}
    >
      {items.length > 0 && (
        <OpenPurchaseRows titleId={titleId} items={items} now={now} addressOf={addressOf} />
      )}
      {state.status === 'unknown' ? (
        <Notice
          tone="caution"
          title={words.unknown}
          action={
            <Button glyph={refresh} onClick={() => void store.refresh()}>
              {words.tryAgain}
            </Button>
          }
        >
          {state.at === null
            ? words.unknownNever(explainProblem(state.problem, text.problems))
            : words.unknownSince(explainProblem(state.problem, text.problems), formatMoment(state.at, now))}
        </Notice>
      ) : (
        isSeen && (
          <p className={styles.muted} role="status">
            {restsOn(state, words)}
            {state.status === 'known' && ` ${words.asOf(formatMoment(state.at, now))}.`}
          </p>
        )
      )}
    </section>
  );
}

type OpenPurchaseRowsProps = Readonly<{
  titleId: string;
  items: readonly OpenPurchase[];
  now: number;
  addressOf: (purchase: OpenPurchase) => string | null;
}>;

/** How many there are and what they come to, then each of them. */
function OpenPurchaseRows({ titleId, items, now, addressOf }: OpenPurchaseRowsProps) {
  const words = useText({ openPurchases }).openPurchases;
  return (
    <>
      <div className={styles.head}>
        <h2 id={titleId} className={subheading}>
          {words.title(items.length)}
        </h2>
        <p className={styles.muted}>{words.held(formatMoney(totalOf(items)))}</p>
      </div>
      <Card flush>
        <ul className={styles.list}>
          {items.map((purchase) => (
            <li key={purchase.key} className={styles.item}>
              <OpenPurchaseRow purchase={purchase} now={now} address={addressOf(purchase)} />
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}

/** The money of all of them. Each is within limits, their sum need not be: a mistake of the server must not cost the page. */
function totalOf(items: readonly OpenPurchase[]) {
  return items.reduce((sum, { amount }) => sum + amount, 0) as Kobo;
}

/** What the list rests on, or why it is empty. */
function restsOn(state: Exclude<State, { status: 'unknown' }>, words: typeof openPurchases): string {
  if (state.status === 'loading') return words.loading;
  const { items, lookedAt } = state;
  if (items.length > 0) return lookedAt === null ? '' : words.onlyLatest(lookedAt);
  return lookedAt === null ? words.none : words.noneOfLatest(lookedAt);
}
