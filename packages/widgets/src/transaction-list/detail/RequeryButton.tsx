import { ago, agoMessages, type Client, SECOND, type Transaction } from '@oja/core';
import { ProblemText } from '../../binding/ProblemText.tsx';
import { useText } from '../../binding/TextProvider.tsx';
import { useNow } from '../../binding/useNow.ts';
import { SettlementClock } from '../../delivery/SettlementClock.tsx';
import { transactions } from '../../text/en/transactions.ts';
import { caption } from '../../theme/type.css.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { refresh } from '../../ui/icon/glyphs.ts';
import * as styles from './TransactionPanel.css.ts';
import type { RequeryState as RecheckState } from './useRequery.ts';

type RequeryButtonProps = Readonly<{
  client: Client;
  recheck: RecheckState;
  transaction: Transaction;
  /** Time of the server's last response about it, in ms since 1970. */
  at: number | null;
}>;

/** For a purchase without a final status: the time of the last requery, and a button to requery now. */
export function RequeryButton({ client, recheck, transaction, at }: RequeryButtonProps) {
  const text = useText({ transactions, time: agoMessages });
  const words = text.transactions;
  const { isChecking, problem, check } = recheck;
  const now = useNow(SECOND, true, client.now);
  return (
    <div className={styles.recheck}>
      <SettlementClock sale={transaction} clock={client.now} />
      <div className={styles.recheckLine}>
        {/* Not a live region, because it changes every second. */}
        <p className={caption}>{at !== null && words.lastChecked(ago(at, now, text.time, 2 * SECOND))}</p>
        <Button glyph={refresh} busy={isChecking} onClick={check}>
          {words.checkNow}
        </Button>
      </div>
      {problem && (
        <Notice tone="caution" title={words.checkFailed}>
          <ProblemText problem={problem} />
        </Notice>
      )}
    </div>
  );
}
