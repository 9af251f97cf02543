import { useEffect } from 'react';
import { useText } from '../../binding/TextProvider.tsx';
import { useForm } from '../../binding/useForm.ts';
import { useFreshCallback } from '../../binding/useFreshCallback.ts';
import { transactionPin } from '../../text/en/transactionPin.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Field } from '../../ui/field/Field.tsx';
import { TextInput } from '../../ui/field/TextInput.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
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
      if (/^\d{4,6}$/.test(pin)) onBuy(pin);
      else form.refuse({ pin: words.missing });
    },
  });
  const say = useFreshCallback(() => {
    if (refusal?.kind === 'wrong') form.refuse({ pin: words.wrong(refusal.triesLeft) });
    if (refusal?.kind === 'required') form.refuse({ pin: words.missing });
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
        <TextInput
          type="password"
          inputMode="numeric"
          digits
          autoComplete="off"
          enterKeyHint="go"
          maxLength={6}
          {...input}
        />
      </Field>
      <BuyButtons {...buttons} />
    </form>
  );
}
