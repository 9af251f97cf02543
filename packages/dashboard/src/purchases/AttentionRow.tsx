import { formatPhone, formatTime, moneyWord } from '@oja/core';
import { useText } from '@oja/widgets/binding/TextProvider.tsx';
import { moneyState } from '@oja/widgets/handover/moneyState.ts';
import { home } from '@oja/widgets/text/en/home.ts';
import { money } from '@oja/widgets/text/en/money.ts';
import { chevronRight } from '@oja/widgets/ui/icon/glyphs.ts';
import { Icon } from '@oja/widgets/ui/icon/Icon.tsx';
import { Money as Amount } from '@oja/widgets/ui/money/Money.tsx';
import { MoneyWord } from '@oja/widgets/ui/status/MoneyWord.tsx';
import { useRoutes } from '../routing/RoutesContext.ts';
import * as rows from '../screens/Rows.css.ts';
import { RouteLink } from '../shell/RouteLink.tsx';
import * as styles from './NeedsAttention.css.ts';
import type { Followed } from './usePursuits.ts';

/** One open sale: what and for whom, where the money is, and the way to it. */
export function AttentionRow({ pursuit, state }: Followed) {
  const text = useText({ home, money });
  const { draft, madeAt } = pursuit.entry.intent;
  const seller = useRoutes().find(({ category }) => category === draft.category);
  const content = (
    <>
      <span className={styles.words}>
        <span className={styles.sale}>
          {text.home.attentionSale(draft.planName, formatPhone(draft.recipient))}
        </span>
        <span className={styles.where}>
          <MoneyWord state={moneyState[moneyWord(state)]} words={text.money} />
          <span className={styles.since}>{text.home.attentionSince(formatTime(madeAt))}</span>
        </span>
      </span>
      <Amount kobo={draft.price} strong />
    </>
  );
  if (!seller) return <div className={rows.row}>{content}</div>;
  return (
    <RouteLink route={seller} className={rows.row}>
      {content}
      <Icon glyph={chevronRight} />
    </RouteLink>
  );
}
