import type { Client, FundingAccount } from '@oja/core';
import { useState } from 'react';
import { useText } from '../../binding/TextProvider.tsx';
import { funding } from '../../text/en/funding.ts';
import { Button } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/empty/EmptyState.tsx';
import { bank, plus } from '../../ui/icon/glyphs.ts';
import * as styles from '../Funding.css.ts';
import { OpenAccountForm } from './OpenAccountForm.tsx';

type OpenAccountProps = Readonly<{
  client: Client;
  /** True where there is none yet. */
  isFirst: boolean;
  onOpened: (account: FundingAccount) => void;
}>;

/** The way to an account: a button, and the form behind it. */
export function OpenAccount({ client, isFirst, onOpened }: OpenAccountProps) {
  const words = useText({ funding }).funding;
  const [isAsking, setAsking] = useState(false);
  if (isAsking) {
    const opened = (account: FundingAccount) => {
      setAsking(false);
      onOpened(account);
    };
    return <OpenAccountForm client={client} onOpened={opened} onCancel={() => setAsking(false)} />;
  }
  const ask = () => setAsking(true);
  if (!isFirst)
    return (
      <div className={styles.quiet}>
        <Button variant="quiet" glyph={plus} onClick={ask}>
          {words.openAnother}
        </Button>
      </div>
    );
  return (
    <EmptyState
      glyph={bank}
      title={words.noAccount}
      action={
        <Button variant="primary" onClick={ask}>
          {words.openAccount}
        </Button>
      }
    >
      {words.noAccountBody}
    </EmptyState>
  );
}
