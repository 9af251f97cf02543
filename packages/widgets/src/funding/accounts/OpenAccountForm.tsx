import { type Client, createFundingStore, type FundingAccount } from '@oja/core';
import { useId } from 'react';
import { useText } from '../../binding/TextProvider.tsx';
import { funding } from '../../text/en/funding.ts';
import { smallMuted } from '../../theme/type.css.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ChoiceChips } from '../../ui/choice/ChoiceChips.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { TextInput } from '../../ui/input/TextInput.tsx';
import { BankField } from '../BankField.tsx';
import * as styles from '../Funding.css.ts';
import { StepTitle } from '../StepTitle.tsx';
import { Consent } from './Consent.tsx';
import { OpenFailed } from './OpenFailed.tsx';
import { type Identity, useOpenAccount } from './useOpenAccount.ts';

type OpenAccountFormProps = Readonly<{
  client: Client;
  onOpened: (account: FundingAccount) => void;
  onCancel: () => void;
}>;

const identities = ['bvn', 'nin'] as const satisfies readonly Identity[];

/** The request for an account: the bank, an identity number and the consent to check it. */
export function OpenAccountForm({ client, onOpened, onCancel }: OpenAccountFormProps) {
  const words = useText({ funding }).funding;
  const { banks } = client.getStore(createFundingStore);
  const { form, identity, choose, problem } = useOpenAccount(client, onOpened);
  const { element, isBusy, submit } = form;
  const { bankCode, number, consent } = form.entries;
  const titleId = useId();

  return (
    <form ref={element} className={styles.form} aria-labelledby={titleId} onSubmit={submit} noValidate>
      <div className={styles.lead}>
        <StepTitle id={titleId}>{words.openHere}</StepTitle>
        <p className={smallMuted}>{words.identityWhy}</p>
      </div>
      <BankField
        client={client}
        banks={banks}
        label={words.bank}
        value={bankCode.value}
        onChange={bankCode.onChange}
        error={bankCode.error}
      />
      <ChoiceChips
        legend={words.identity}
        choices={identities.map((value) => ({ value, label: words.identityNames[value] }))}
        value={identity}
        onChange={choose}
      />
      <Field label={words.identityNumber[identity]} hint={words.identityHint} error={number.error}>
        <TextInput
          digits
          inputMode="numeric"
          autoComplete="off"
          spellCheck={false}
          value={number.value}
          onChange={number.onChange}
        />
      </Field>
      <Consent checked={consent.value !== ''} onChange={consent.onChange} error={consent.error} />
      {problem && <OpenFailed problem={problem} />}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" full busy={isBusy}>
          {words.openAccount}
        </Button>
        <Button variant="quiet" full onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
