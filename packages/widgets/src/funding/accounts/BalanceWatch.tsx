import { type Client, explainProblem, formatMoment, formatMoney, problemMessages } from '@oja/core';
import { useText } from '../../binding/TextProvider.tsx';
import { funding } from '../../text/en/funding.ts';
import { subheading } from '../../theme/type.css.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { refresh } from '../../ui/icon/glyphs.ts';
import * as styles from '../Funding.css.ts';
import { useBalanceWatch } from './useBalanceWatch.ts';

/** Checks the balance for an agent who has transferred money and waits for it. */
export function BalanceWatch({ client }: Readonly<{ client: Client }>) {
  const text = useText({ funding, problems: problemMessages });
  const words = text.funding;
  const { wallet, hasLooked, isLooking, rise, look } = useBalanceWatch(client);
  const said =
    wallet.data && words.balanceNow(formatMoney(wallet.data.balance), formatMoment(wallet.at, client.now()));
  return (
    <div className={styles.group}>
      <h3 className={subheading}>{words.sentIt}</h3>
      {hasLooked && !isLooking && wallet.problem && (
        <Notice tone="caution" title={words.balanceFailed}>
          {explainProblem(wallet.problem, text.problems)} {said}
        </Notice>
      )}
      {hasLooked && !isLooking && !wallet.problem && (
        <Notice tone={rise === null ? 'info' : 'positive'} title={said ?? ''}>
          {rise === null ? words.balanceSame : words.balanceRose(formatMoney(rise))}
        </Notice>
      )}
      <div>
        <Button glyph={refresh} busy={isLooking} onClick={look}>
          {words.lookForIt}
        </Button>
      </div>
    </div>
  );
}
