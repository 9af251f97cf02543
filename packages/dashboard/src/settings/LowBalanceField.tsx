import {
  amountIssues,
  checkAmount,
  createDevicePreferences,
  formatIssue,
  inSentence,
  lowBalanceRange,
  toTypedAmount,
} from '@oja/core';
import { useClient, useSignal, useText } from '@oja/widgets/binding';
import { settings } from '@oja/widgets/text';
import { AmountInput, Field } from '@oja/widgets/ui';
import { useState } from 'react';

/** Below which balance home says that it is low. What is typed is kept as soon as it is an amount. */
export function LowBalanceField() {
  const text = useText({ settings, amountIssues });
  const preferences = useClient().getStore(createDevicePreferences);
  const { lowBalance } = useSignal(preferences.state);
  const [typed, setTyped] = useState<string | null>(null);
  const check = checkAmount(typed ?? '', lowBalanceRange);
  // Restoring the defaults changes it from outside.
  const isCurrent = typed !== null && (!check.ok || check.amount === lowBalance);
  const name = text.settings.lowBalance;
  return (
    <Field
      label={name}
      hint={text.settings.lowBalanceHint}
      error={isCurrent && !check.ok ? formatIssue(check.issue, inSentence(name), text.amountIssues) : null}
    >
      <AmountInput
        value={isCurrent ? typed : toTypedAmount(lowBalance)}
        onChange={(value) => {
          setTyped(value);
          const read = checkAmount(value, lowBalanceRange);
          if (read.ok) preferences.change({ lowBalance: read.amount });
        }}
      />
    </Field>
  );
}
