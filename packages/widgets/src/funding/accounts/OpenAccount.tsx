import type { Client, FundingAccount } from '@oja/core';
import { useState } from 'react';
import { useText } from '../../binding/TextProvider.tsx';
import { useArrivalFocus } from '../../binding/useFocus.ts';
import { funding } from '../../text/en/funding.ts';
import { Button } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { bank, plus } from '../../ui/icon/glyphs.ts';
import * as styles from '../Funding.css.ts';
import { OpenAccountForm } from './OpenAccountForm.tsx';

type OpenAccountProps = Readonly<{
  client: Client;
  /** Whether the agent has no account yet. */
  isFirst: boolean;
  onOpened: (account: FundingAccount) => void;
}>;

/** A button that opens the request for an account. */
export function OpenAccount({ client, isFirst, onOpened }: OpenAccountProps) {
  // `null` if the form was never open; `false` after it was closed.
  const [isAsking, setAsking] = useState<boolean | null>(null);
  if (!isAsking)
    return <OpenButton isFirst={isFirst} isBack={isAsking === false} onPress={() => setAsking(true)} />;
  const opened = (account: FundingAccount) => {
    setAsking(false);
    onOpened(account);
  };
  return <OpenAccountForm client={client} onOpened={opened} onCancel={() => setAsking(false)} />;
}

type OpenButtonProps = Readonly<{ isFirst: boolean; isBack: boolean; onPress: () => void }>;

function OpenButton({ isFirst, isBack, onPress }: OpenButtonProps) {
  const words = useText({ funding }).funding;
  const button = useArrivalFocus<HTMLButtonElement>(isBack);
  if (!isFirst)
    return (
      <div className={styles.quiet}>
        <Button ref={button} variant="quiet" glyph={plus} onClick={onPress}>
          {words.openAnother}
        </Button>
      </div>
    );
  return (
    <EmptyState
      glyph={bank}
      title={words.noAccount}
      action={
        <Button ref={button} variant="primary" onClick={onPress}>
          {words.openAccount}
        </Button>
      }
    >
      {words.noAccountBody}
    </EmptyState>
  );
}
