import { type Client, createFundingStore, type FundingAccount, MINUTE } from '@oja/core';
import { useState } from 'react';
import { ResourceView } from '../../binding/ResourceView.tsx';
import { useText } from '../../binding/TextProvider.tsx';
import { useNow } from '../../binding/useNow.ts';
import { isLacking, useResource } from '../../binding/useResource.ts';
import { funding } from '../../text/en/funding.ts';
import { body, smallMuted } from '../../theme/type.css.ts';
import { Badge } from '../../ui/display/Badge.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { bank, checkCircle } from '../../ui/icon/glyphs.ts';
import { AccountsSkeleton } from '../AccountCard.tsx';
import * as styles from '../Funding.css.ts';
import { BalanceWatch } from './BalanceWatch.tsx';
import { OpenAccount } from './OpenAccount.tsx';
import { OwnAccounts } from './OwnAccounts.tsx';

const NONE: readonly FundingAccount[] = [];

/** The account numbers of this agent. Transfers to them are credited automatically. */
export function AccountsPanel({ client }: Readonly<{ client: Client }>) {
  const words = useText({ funding }).funding;
  const store = client.getStore(createFundingStore);
  const state = useResource(client, store.accounts);
  const now = useNow(MINUTE, true, client.now);
  const [opened, setOpened] = useState<FundingAccount | null>(null);

  if (isLacking(state))
    return (
      <EmptyState glyph={bank} title={words.accountsLacking}>
        {words.accountsLackingBody}
      </EmptyState>
    );
  const listed = state.data ?? NONE;
  // The server's list may not yet include the account that was just opened.
  const accounts = opened && !listed.some(({ id }) => id === opened.id) ? [...listed, opened] : listed;
  return (
    <div className={styles.columns} aria-busy={state.isPending}>
      <div className={styles.accounts}>
        <div className={styles.lead}>
          <Badge tone="positive" glyph={checkCircle} word={words.recommended} />
          <p className={body}>{words.accountLead}</p>
          <p className={smallMuted}>{words.accountBody}</p>
        </div>
        <ResourceView
          state={state}
          words={{
            loading: words.accountsLoading,
            slow: words.accountsSlow,
            failed: words.accountsFailed,
            stale: words.stale,
            tryAgain: words.tryAgain,
          }}
          now={now}
          onRetry={store.accounts.refresh}
          skeleton={<AccountsSkeleton />}
        >
          {() => (
            <>
              {accounts.length > 0 && <OwnAccounts accounts={accounts} opened={opened} />}
              <OpenAccount client={client} isFirst={accounts.length === 0} onOpened={setOpened} />
            </>
          )}
        </ResourceView>
      </div>
      {accounts.length > 0 && <BalanceWatch client={client} />}
    </div>
  );
}
