import { checkAmount, formatPrice, kobo, lacksTheCall, type Problem } from '@oja/core';
import { ProblemText } from '../../binding/ProblemText.tsx';
import { useText } from '../../binding/TextProvider.tsx';
import { useArrivalFocus } from '../../binding/useFocus.ts';
import { checkout as checkoutText } from '../../text/en/checkout.ts';
import { small } from '../../theme/type.css.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ChoiceChips } from '../../ui/choice/ChoiceChips.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { AmountInput } from '../../ui/input/AmountInput.tsx';
import * as styles from '../Funding.css.ts';
import type { CheckoutForm } from './useCheckout.ts';

/** Common amounts in naira. */
const common = ['1000', '2000', '5000', '10000', '20000', '50000'] as const;

const chips = common.map((naira) => ({ value: naira, label: formatPrice(kobo(Number(naira) * 100)) }));

/** Returns the common amount that equals the typed one; `null` if none does. */
function chosen(typed: string) {
  const read = checkAmount(typed);
  return (read.ok && common.find((naira) => Number(naira) * 100 === read.amount)) || null;
}

type AmountStepProps = Readonly<{
  checkout: CheckoutForm;
  /** The accessible name of the form. */
  label: string;
  /** Whether the payer came back to this step; it then takes the focus. */
  isBack: boolean;
}>;

export function AmountStep({ checkout, label, isBack }: AmountStepProps) {
  const words = useText({ checkout: checkoutText }).checkout;
  const { form, problem } = checkout;
  const { element, entries, isBusy, submit } = form;
  const { value, error, onChange } = entries.amount;
  const input = useArrivalFocus<HTMLInputElement>(isBack);
  return (
    <form ref={element} className={styles.form} aria-label={label} onSubmit={submit} noValidate>
      <p className={small}>{words.checkoutBody}</p>
      <Field label={words.amount} error={error}>
        <AmountInput ref={input} value={value} onChange={onChange} />
      </Field>
      <ChoiceChips
        legend={words.commonAmounts}
        legendHidden
        choices={chips}
        value={chosen(value)}
        onChange={onChange}
      />
      {problem && <OfferFailed problem={problem} />}
      <Button type="submit" variant="primary" full busy={isBusy}>
        {words.seeFee}
      </Button>
    </form>
  );
}

function OfferFailed({ problem }: Readonly<{ problem: Problem }>) {
  const words = useText({ checkout: checkoutText }).checkout;
  if (lacksTheCall(problem))
    return (
      <Notice tone="caution" title={words.checkoutLacking}>
        {words.checkoutLackingBody}
      </Notice>
    );
  return (
    <Notice tone="critical" title={words.offerFailed}>
      <ProblemText problem={problem}>{words.nothingPaid}</ProblemText>
    </Notice>
  );
}
