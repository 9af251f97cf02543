import {
  type Client,
  categoryFactsOf,
  createPinStore,
  formatDateTime,
  formatMoney,
  formatWeekday,
  kobo,
} from '@oja/core';
import { useState } from 'react';
import { useText } from '../binding/TextProvider.tsx';
import { useResource } from '../binding/useResource.ts';
import { formatRecipient } from '../delivery/formatRecipient.ts';
import { schedules } from '../text/en/schedules.ts';
import { transactionPin } from '../text/en/transactionPin.ts';
import { subheading } from '../theme/type.css.ts';
import { Button } from '../ui/button/Button.tsx';
import { Field } from '../ui/field/Field.tsx';
import { TextInput } from '../ui/field/TextInput.tsx';
import { Notice } from '../ui/notice/Notice.tsx';
import * as styles from './Schedules.css.ts';
import type { Plan, Terms } from './usePlan.ts';

type ConsentStepProps = Readonly<{ client: Client; plan: Plan; terms: Terms; now: number }>;

/** States the terms of an automatic schedule and asks for consent: the purchase, its maximum cost, its end and how to stop it. */
export function ConsentStep({ client, plan, terms, now }: ConsentStepProps) {
  const text = useText({ schedules, transactionPin });
  const words = text.schedules;
  const { sale } = plan;
  const { data: pinStatus } = useResource(client, client.getStore(createPinStore));
  const [pin, setPin] = useState('');
  const [pinError, setPinError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const cap = kobo(sale.price * terms.count);
  const asksPin = isRefused || (pinStatus?.isSet === true && cap >= pinStatus.askFrom);

  async function agree(): Promise<void> {
    if (isBusy) return;
    if (asksPin && !/^\d{4,6}$/.test(pin)) return setPinError(text.transactionPin.missing);
    setBusy(true);
    const refusal = await plan.agree(asksPin ? pin : undefined);
    setBusy(false);
    setPinError(refusal);
    if (refusal !== null) setRefused(true);
  }
  return (
    <form
      className={styles.consent}
      method="post"
      noValidate
      aria-label={words.consentTitle}
      onSubmit={(event) => {
        event.preventDefault();
        void agree();
      }}
    >
      {plan.failure && <Notice tone={plan.hasMoved ? 'caution' : 'critical'}>{plan.failure}</Notice>}
      <h3 className={subheading}>{words.consentTitle}</h3>
      <Sentences plan={plan} terms={terms} now={now} />
      {asksPin && (
        <Field label={text.transactionPin.pin} error={pinError}>
          <TextInput
            type="password"
            inputMode="numeric"
            digits
            autoComplete="off"
            maxLength={6}
            value={pin}
            onChange={(typed) => {
              setPin(typed);
              setPinError(null);
            }}
          />
        </Field>
      )}
      <Button type="submit" variant="primary" full busy={isBusy}>
        {words.agree}
      </Button>
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
