import {
  type Client,
  categoryFactsOf,
  createPinStore,
  formatDateTime,
  formatMoney,
  formatWeekday,
  isPin,
  kobo,
  type PinRefusal,
} from '@oja/core';
import { useState } from 'react';
import { useText } from '../binding/TextProvider.tsx';
import { useForm } from '../binding/useForm.ts';
import { useResource } from '../binding/useResource.ts';
import { formatRecipient } from '../delivery/formatRecipient.ts';
import { schedules } from '../text/en/schedules.ts';
import { transactionPin } from '../text/en/transactionPin.ts';
import { pinError } from '../text/pinError.ts';
import { subheading } from '../theme/type.css.ts';
import { Button } from '../ui/button/Button.tsx';
import { Notice } from '../ui/feedback/Notice.tsx';
import { Field } from '../ui/form/Field.tsx';
import { PinInput } from '../ui/input/PinInput.tsx';
import * as styles from './Schedules.css.ts';
import type { ScheduleForm, Terms } from './useScheduleForm.ts';

const names = ['pin'] as const;

type ConsentStepProps = Readonly<{ client: Client; plan: ScheduleForm; terms: Terms; now: number }>;

/** States the terms of an automatic schedule and asks for consent: the purchase, its maximum cost, its end and how to stop it. */
export function ConsentStep({ client, plan, terms, now }: ConsentStepProps) {
  const text = useText({ schedules, transactionPin });
  const words = text.schedules;
  const { sale } = plan;
  const { data: pinStatus } = useResource(client, client.getStore(createPinStore));
  const [refusal, setRefusal] = useState<PinRefusal | null>(null);
  const cap = kobo(sale.price * terms.count);
  const asksPin = refusal !== null || (pinStatus?.isSet === true && cap >= pinStatus.askFrom);
  const isLocked = asksPin && (refusal?.kind === 'locked' || pinStatus?.isLocked === true);

  const form = useForm({
    names,
    async send({ pin }): Promise<void> {
      if (asksPin && !isPin(pin)) return form.refuse({ pin: text.transactionPin.missing });
      const refused = await plan.agree(asksPin ? pin : undefined);
      if (!refused) return;
      setRefusal(refused);
      const pinMessage = pinError(refused, text.transactionPin);
      if (pinMessage) form.refuse({ pin: pinMessage });
    },
  });
  const { element, entries, isBusy, submit } = form;
  const { error, ...input } = entries.pin;
  return (
    <form
      ref={element}
      className={styles.consent}
      method="post"
      noValidate
      aria-label={words.consentTitle}
      onSubmit={submit}
    >
      {plan.failure && <Notice tone={plan.hasMoved ? 'caution' : 'critical'}>{plan.failure}</Notice>}
      <h3 className={subheading}>{words.consentTitle}</h3>
      <Sentences plan={plan} terms={terms} now={now} />
      {isLocked && (
        <Notice tone="critical" title={text.transactionPin.lockedTitle}>
          {text.transactionPin.lockedSale}
        </Notice>
      )}
      {asksPin && !isLocked && (
        <Field label={text.transactionPin.pin} error={error}>
          <PinInput {...input} />
        </Field>
      )}
      {!isLocked && (
        <Button type="submit" variant="primary" full busy={isBusy}>
          {words.agree}
        </Button>
      )}
      <Button full disabled={isBusy} onClick={plan.change}>
        {words.change}
      </Button>
    </form>
  );
}

function Sentences({ plan: { sale }, terms, now }: Omit<ConsentStepProps, 'client'>) {
  const words = useText({ schedules }).schedules;
  const { recurrence, firstAt, lastAt, count } = terms;
  const day = (at: number) => `${formatWeekday(at)} ${formatDateTime(at, now)}`;
  const whom = formatRecipient(sale.recipient, categoryFactsOf(sale.category));
  return (
    <ul className={styles.sentences}>
      <li>{words.consentSale(sale.name, whom, formatMoney(sale.price))}</li>
      <li>{words.consentWhen(words.recurrences[recurrence], day(firstAt))}</li>
      <li>{words.consentMost(formatMoney(kobo(sale.price * count)), count)}</li>
      <li>{words.consentUntil(day(lastAt))}</li>
      <li>{words.consentNot}</li>
      <li>{words.consentStop}</li>
    </ul>
  );
}
