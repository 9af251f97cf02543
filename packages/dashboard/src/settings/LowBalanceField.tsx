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

/** Sets the balance below which home warns that it is low. Saves each valid amount while the agent types. */
export function LowBalanceField() {
  const text = useText({ settings, amountIssues });
  const preferences = useClient().getStore(createDevicePreferences);
  const { lowBalance } = useSignal(preferences.state);
  const [typed, setTyped] = useState<string | null>(null);
  const check = checkAmount(typed ?? '', lowBalanceRange);
  // "Restore defaults" changes the stored value while a typed value exists.
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
