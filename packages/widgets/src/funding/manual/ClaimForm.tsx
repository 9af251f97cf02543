import { type Client, createFundingStore, type Problem } from '@oja/core';
import { useId } from 'react';
import { SendFailed } from '../../binding/SendFailed.tsx';
import { useText } from '../../binding/TextProvider.tsx';
import { funding } from '../../text/en/funding.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { AmountInput } from '../../ui/input/AmountInput.tsx';
import { TextInput } from '../../ui/input/TextInput.tsx';
import { BankField } from '../BankField.tsx';
import * as styles from '../Funding.css.ts';
import { MomentFields } from './MomentFields.tsx';
import { StepNumber } from './StepNumber.tsx';
import type { Claim } from './useClaim.ts';

type ClaimFormProps = Readonly<{ client: Client; claim: Claim; onCancel: () => void }>;

/** The form with the details of a manual transfer. */
export function ClaimForm({ client, claim, onCancel }: ClaimFormProps) {
  const words = useText({ funding }).funding;
  const { banks } = client.getStore(createFundingStore);
  const { form, problem, today } = claim;
  const { element, isBusy, submit } = form;
  const { amount, bankCode, senderName, transferReference, day, time } = form.entries;
  const titleId = useId();

  return (
    <form ref={element} className={styles.form} aria-labelledby={titleId} onSubmit={submit} noValidate>
      <StepNumber of={3} isBack id={titleId}>
        {words.tellUs}
      </StepNumber>
      <Notice tone="caution" announced={false}>
        {words.statement}
      </Notice>
      <Field label={words.amount} error={amount.error}>
        <AmountInput value={amount.value} onChange={amount.onChange} />
      </Field>
      <BankField
        client={client}
        banks={banks}
        label={words.paidFrom}
        value={bankCode.value}
        onChange={bankCode.onChange}
        error={bankCode.error}
      />
      <SenderFields senderName={senderName} transferReference={transferReference} />
      <MomentFields day={day} time={time} today={today} />
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

type SenderFieldsProps = Readonly<Pick<Claim['form']['entries'], 'senderName' | 'transferReference'>>;

/** Who sent the money, and under which reference. */
function SenderFields({ senderName, transferReference }: SenderFieldsProps) {
  const words = useText({ funding }).funding;
  return (
    <>
      <Field label={words.sender} error={senderName.error}>
        <TextInput
          autoComplete="name"
          autoCapitalize="words"
          maxLength={120}
          value={senderName.value}
          onChange={senderName.onChange}
        />
      </Field>
      <Field
        label={words.transferReference}
        hint={words.transferReferenceHint}
        error={transferReference.error}
      >
        <TextInput
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={80}
          value={transferReference.value}
          onChange={transferReference.onChange}
        />
      </Field>
    </>
  );
}

/** Says why the claim was not sent, or that it may exist although no response came. */
function ClaimFailed({ problem }: Readonly<{ problem: Problem }>) {
  const words = useText({ funding }).funding;
  return (
    <SendFailed
      problem={problem}
      lacking={{ children: words.manualLacking }}
      words={{ maybe: words.sentAsUnknown, unknown: words.claimUnknown, failed: words.claimFailed }}
    />
  );
}
