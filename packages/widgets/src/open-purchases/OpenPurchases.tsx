import {
  createOpenPurchasesStore,
  explainProblem,
  formatMoment,
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
import { Button } from '../ui/button/Button.tsx';
import { Notice } from '../ui/feedback/Notice.tsx';
import { refresh } from '../ui/icon/glyphs.ts';
import { WidgetRoot } from '../ui/layout/WidgetRoot.tsx';
import { FoldedPurchases } from './FoldedPurchases.tsx';
import { OpenPurchaseRows } from './OpenPurchaseRows.tsx';
import * as styles from './OpenPurchases.css.ts';

export type OpenPurchasesProps = Readonly<
  ClientProps & {
    /** `true` shows a line while loading and if no purchase is open. Default: `false`, which hides the widget then. */
    showNone?: boolean;
    /** `true` shows one expandable line of constant height from the start, to avoid layout shifts. Default: `false`. */
    isFolded?: boolean;
    /** `false` postpones the request. Purchases that this device tracks are still shown. Default: `true`. */
    isDue?: boolean;
    /** Returns the URL of a purchase's page; `null` for no link. Default: no links. */
    addressOf?: (purchase: OpenPurchase) => string | null;
  }
>;

const nowhere = () => null;

/** The agent's open purchases of all devices, and where their money is. It claims only what the server has confirmed. */
export function OpenPurchases({
  client: own,
  showNone = false,
  isFolded = false,
  isDue = true,
  addressOf = nowhere,
}: OpenPurchasesProps) {
  const client = useClient(own);
  const store = client.getStore(createOpenPurchasesStore);
  const state = useSignal(store.state);
  const words = useText({ openPurchases }).openPurchases;
  const now = useNow(MINUTE, true, client.now);
  const mayAsk = useIsSignedIn(client) && isDue;
  useEffect(() => (mayAsk ? store.watch() : undefined), [mayAsk, store]);
  const titleId = useId();
  const { items } = state;
  const isSeen = showNone || isFolded || items.length > 0 || state.status === 'unknown';
  const note = isSeen && <Note state={state} now={now} onRetry={() => void store.refresh()} />;
  return (
    <WidgetRoot
      {...(items.length > 0 ? { 'aria-labelledby': titleId } : { 'aria-label': words.label })}
      aria-busy={mayAsk && state.status === 'loading'}
      hidden={!isSeen}
    >
      <div className={styles.column}>
        {isFolded ? (
          <FoldedPurchases
            state={state}
            titleId={titleId}
            now={now}
            clock={client.now}
            addressOf={addressOf}
            note={note}
          />
        ) : (
          <>
            {items.length > 0 && (
              <OpenPurchaseRows
                titleId={titleId}
                items={items}
                now={now}
                clock={client.now}
                addressOf={addressOf}
              />
            )}
            {note}
          </>
        )}
      </div>
    </WidgetRoot>
  );
}

type NoteProps = Readonly<{ state: State; now: number; onRetry: () => void }>;

/** How complete and recent the list is, or why it failed to load. */
function Note({ state, now, onRetry }: NoteProps) {
  const text = useText({ openPurchases, problems: problemMessages });
  const words = text.openPurchases;
  return state.status === 'unknown' ? (
    <Notice
      tone="caution"
      title={words.unknown}
      action={
        <Button glyph={refresh} onClick={onRetry}>
          {words.tryAgain}
        </Button>
      }
    >
      {state.at === null
        ? words.unknownNever(explainProblem(state.problem, text.problems))
        : words.unknownSince(explainProblem(state.problem, text.problems), formatMoment(state.at, now))}
    </Notice>
  ) : (
    <p className={styles.muted} role="status">
      {restsOn(state, words)}
      {state.status === 'known' && ` ${words.asOf(formatMoment(state.at, now))}.`}
    </p>
  );
}

/** Says how complete the list is, or why it is empty. */
function restsOn(state: Exclude<State, { status: 'unknown' }>, words: typeof openPurchases): string {
  if (state.status === 'loading') return words.loading;
  const { items, lookedAt } = state;
  if (items.length > 0) return lookedAt === null ? '' : words.onlyLatest(lookedAt);
  return lookedAt === null ? words.none : words.noneOfLatest(lookedAt);
}
