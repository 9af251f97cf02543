import { type Client, createFundingStore } from '@oja/core';
import { type FormEvent, useId } from 'react';
import { useText } from '../../binding/TextProvider.tsx';
import { funding } from '../../text/en/funding.ts';
import { Button } from '../../ui/button/Button.tsx';
import { AmountInput } from '../../ui/field/AmountInput.tsx';
import { Field } from '../../ui/field/Field.tsx';
import { TextInput } from '../../ui/field/TextInput.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { BankField } from '../BankField.tsx';
import * as styles from '../Funding.css.ts';
import { ClaimFailed } from './ClaimFailed.tsx';
import { MomentFields } from './MomentFields.tsx';
import { StepNumber } from './StepNumber.tsx';
import type { ClaimDraft } from './useClaim.ts';

type ClaimFormProps = Readonly<{ client: Client; claim: ClaimDraft; onCancel: () => void }>;

/** The proof of a transfer, field by field. */
export function ClaimForm({ client, claim, onCancel }: ClaimFormProps) {
  const words = useText({ funding }).funding;
  const { banks } = client.getStore(createFundingStore);
  const { draft, isBusy, problem, today, submit } = claim;
  const { values, issues, change } = draft;
  const titleId = useId();
  const press = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };

  return (
    <form ref={draft.form} className={styles.form} aria-labelledby={titleId} onSubmit={press} noValidate>
      <StepNumber of={3} isBack id={titleId}>
        {words.tellUs}
      </StepNumber>
      <Notice tone="caution" announced={false}>
        {words.statement}
      </Notice>
      <Field label={words.amount} error={issues.amount}>
        <AmountInput value={values.amount} onChange={change('amount')} />
      </Field>
      <BankField
        client={client}
        banks={banks}
        label={words.paidFrom}
        value={values.bankCode}
        onChange={change('bankCode')}
        error={issues.bankCode}
      />
      <Field label={words.sender} error={issues.senderName}>
        <TextInput
          autoComplete="name"
          autoCapitalize="words"
          maxLength={120}
          value={values.senderName}
          onChange={change('senderName')}
        />
      </Field>
      <Field
        label={words.transferReference}
        hint={words.transferReferenceHint}
        error={issues.transferReference}
      >
        <TextInput
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={80}
          value={values.transferReference}
          onChange={change('transferReference')}
        />
      </Field>
      <MomentFields draft={draft} today={today} />
      {problem && <ClaimFailed problem={problem} />}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" full busy={isBusy}>
          {words.send}
        </Button>
        <Button variant="quiet" full onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
