import { formatPrice, type ManualFunding } from '@oja/core';
import { useText } from '../../binding/TextProvider.tsx';
import { funding } from '../../text/en/funding.ts';
import { kit } from '../../text/en/kit.ts';
import { smallMuted } from '../../theme/type.css.ts';
import { CopyButton } from '../../ui/button/CopyButton.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { bank } from '../../ui/icon/glyphs.ts';
import * as card from '../AccountCard.css.ts';
import { AccountCard } from '../AccountCard.tsx';
import * as styles from '../Funding.css.ts';
import { StepNumber } from './StepNumber.tsx';

/** The operator's accounts, and the narration that a transfer needs. */
export function PayInto({ manual }: Readonly<{ manual: ManualFunding }>) {
  const text = useText({ funding, kit });
  const words = text.funding;
  const { accounts, narration, minimum } = manual;
  return (
    <>
      <div className={styles.group}>
        <StepNumber of={1}>{words.payInto}</StepNumber>
        {accounts.length === 0 && (
          <EmptyState glyph={bank} title={words.manualNone}>
            {words.manualNoneBody}
          </EmptyState>
        )}
        <ul className={styles.list} aria-label={words.payInto}>
          {accounts.map(({ bankName, accountNumber, accountName }) => (
            <li key={`${bankName} ${accountNumber}`}>
              <AccountCard bankName={bankName} accountNumber={accountNumber} accountName={accountName} />
            </li>
          ))}
        </ul>
        {minimum !== undefined && <p className={smallMuted}>{words.minimum(formatPrice(minimum))}</p>}
      </div>
      {narration && (
        <div className={styles.group}>
          <StepNumber of={2}>{words.narration}</StepNumber>
          <div className={card.card}>
            <div className={card.line}>
              <p className={card.number}>{narration}</p>
              <span>
                <CopyButton value={narration} words={text.kit} name={words.copyNarration} />
              </span>
            </div>
            <p className={card.name}>{words.narrationWhy}</p>
          </div>
        </div>
      )}
    </>
  );
}
