import type { FundingAccount } from '@oja/core';
import { useText } from '../../binding/TextProvider.tsx';
import { funding } from '../../text/en/funding.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { AccountCard } from '../AccountCard.tsx';
import * as styles from '../Funding.css.ts';

type OwnAccountsProps = Readonly<{
  accounts: readonly FundingAccount[];
  /** The account that was just opened. */
  opened: FundingAccount | null;
}>;

export function OwnAccounts({ accounts, opened }: OwnAccountsProps) {
  const words = useText({ funding }).funding;
  return (
    <>
      {opened && (
        <Notice tone="positive" title={words.opened(opened.bankName)}>
          {words.openedBody}
        </Notice>
      )}
      <ul className={styles.cards} aria-label={words.accounts}>
        {accounts.map(({ id, bankName, accountNumber, accountName }) => (
          <li key={id}>
            <AccountCard bankName={bankName} accountNumber={accountNumber} accountName={accountName} />
          </li>
        ))}
      </ul>
    </>
  );
}
