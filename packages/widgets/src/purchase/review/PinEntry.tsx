import { isPin } from '@oja/core';
import { useEffect } from 'react';
import { useText } from '../../binding/TextProvider.tsx';
import { useForm } from '../../binding/useForm.ts';
import { useFreshCallback } from '../../binding/useFreshCallback.ts';
import { transactionPin } from '../../text/en/transactionPin.ts';
import { pinError } from '../../text/pinError.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { PinInput } from '../../ui/input/PinInput.tsx';
import { step } from '../Purchase.css.ts';
import { type BuyActionsProps, BuyButtons, type BuyButtonsProps } from './BuyButtons.tsx';

type PinEntryProps = Omit<BuyButtonsProps, 'onBuy'> &
  Pick<BuyActionsProps, 'refusal' | 'onBuy'> & { readonly isLocked: boolean };

const names = ['pin'] as const;

/** The transaction PIN with the Buy button. It is sent with the purchase and never stored; a wrong one shows an error. */
export function PinEntry({ refusal, isLocked, onBuy, ...buttons }: PinEntryProps) {
  const words = useText({ transactionPin }).transactionPin;
  const form = useForm({
    names,
    async send({ pin }): Promise<void> {
      if (isPin(pin)) onBuy(pin);
      else form.refuse({ pin: words.missing });
    },
  });
  const say = useFreshCallback(() => {
    const error = refusal && pinError(refusal, words);
    if (error) form.refuse({ pin: error });
  });
  useEffect(() => say(), [say]);
  if (isLocked)
    return (
      <>
        <Notice tone="critical" title={words.lockedTitle}>
          {words.lockedSale}
        </Notice>
        <Button variant="quiet" full onClick={buttons.onChange}>
          {words.tryAgain}
        </Button>
      </>
    );
  const { element, entries, submit } = form;
  const { error, ...input } = entries.pin;
  return (
    <form ref={element} method="post" className={step} onSubmit={submit} aria-label={words.title} noValidate>
      {refusal && <Notice tone="info">{words.notCharged}</Notice>}
      <Field label={words.pin} error={error}>
        <PinInput enterKeyHint="go" {...input} />
      </Field>
      <BuyButtons {...buttons} />
    </form>
  );
}
