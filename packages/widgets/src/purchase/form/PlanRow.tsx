import { formatPrice, type Plan, pricePerGb } from '@oja/core';
import { useText } from '../../binding/TextProvider.tsx';
import { purchase } from '../../text/en/purchase.ts';
import { purchaseForm } from '../../text/en/purchaseForm.ts';
import { Tick } from '../../ui/choice/ChoiceChips.tsx';
import { Money } from '../../ui/display/Money.tsx';
import * as styles from './PlanField.css.ts';

export interface PlanRowProps {
  readonly plan: Plan;
  /** The radio group's name, shared by all rows. */
  readonly group: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** One plan: name, validity, price and price per gigabyte. */
export function PlanRow({ plan, group, isChosen, onChoose }: PlanRowProps) {
  const text = useText({ purchase, purchaseForm });
  const perGb = pricePerGb(plan);
  const about = [plan.validityDays && text.purchase.days(plan.validityDays), plan.kind].filter(Boolean);
  return (
    <label className={styles.row}>
      <input className={styles.radio} type="radio" name={group} checked={isChosen} onChange={onChoose} />
      <span className={styles.name}>
        {plan.name}
        <Tick />
      </span>
      <span className={styles.price}>
        <Money kobo={plan.price} as="price" strong />
      </span>
      {about.length > 0 && <span className={styles.about}>{about.join(' · ')}</span>}
      {perGb !== null && <span className={styles.perGb}>{text.purchaseForm.perGb(formatPrice(perGb))}</span>}
    </label>
  );
}
