import {
  everyPlan,
  fieldIssues,
  fieldLabels,
  findPlans,
  formatPrice,
  inSentence,
  type Plan,
  pricePerGb,
  type Service,
} from '@oja/core';
import { useId, useMemo, useState } from 'react';
import { useText } from '../../binding/TextProvider.tsx';
import { purchase } from '../../text/en/purchase.ts';
import { purchaseForm } from '../../text/en/purchaseForm.ts';
import { small } from '../../theme/type.css.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Tick } from '../../ui/choice/ChoiceChips.tsx';
import { Money } from '../../ui/display/Money.tsx';
import { describedBy, FieldMessages } from '../../ui/form/Field.tsx';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { type FieldViewProps, fieldLabel, issueText } from './fieldView.ts';
import * as styles from './PlanField.css.ts';
import { PlanFilters } from './PlanFilters.tsx';

/**
 * Number of rows added at a time. A price list may have a thousand plans: few rows keep a cheap phone fast, and a search
 * finds the rest.
 */
const PAGE = 50;
/** Up to this many plans are visible at once, so that no search is needed. */
const FEW = 5;

/** The price list of the selected service, or a sentence that says how to get it. */
export function PlanField(props: FieldViewProps) {
  const text = useText({ purchaseForm, fieldLabels });
  const { filled, form } = props;
  const { service } = filled.view;
  if (service && service.plans.length > 0) return <PlanList key={service.id} {...props} service={service} />;
  if (service) return <p className={small}>{text.purchaseForm.noPlans(service.name)}</p>;
  const chosenFrom = form.definition.fields.find(({ kind }) => kind === 'service');
  // A valid number without a known prefix selects no network, so only a choice of the network shows plans.
  const canHint = filled.fields.some(({ field, check }) => field.kind === 'phone' && !check.ok);
  return (
    <p className={small}>
      {canHint || !chosenFrom
        ? text.purchaseForm.numberFirst
        : text.purchaseForm.serviceFirst(inSentence(fieldLabel(chosenFrom, filled, text)))}
    </p>
  );
}

/** Search, filters, and a row per plan with its price and price per gigabyte. */
function PlanList({ shown, filled, form, service }: FieldViewProps & { readonly service: Service }) {
  const text = useText({ purchaseForm, fieldLabels, fieldIssues });
  const id = useId();
  const [filter, setFilter] = useState(everyPlan);
  const [most, setMost] = useState(PAGE);
  const { plans } = service;
  const chosen = filled.view.plan;
  const found = useMemo(() => findPlans(plans, filter), [plans, filter]);
  // Extends the rows to the selected plan, so that it is always visible.
  const rows = Math.max(most, chosen ? found.indexOf(chosen) + 1 : 0);
  const label = fieldLabel(shown.field, filled, text);
  const error = service.available ? issueText(shown, label, text) : null;
  const choose = (plan: Plan) => form.enter({ [shown.field.name]: plan.id, service: service.id });
  return (
    <fieldset
      className={styles.picker}
      disabled={!service.available}
      aria-describedby={describedBy({ id, error })}
    >
      <legend className={styles.legend}>{label}</legend>
      {plans.length > FEW && service.available && (
        <PlanFilters plans={plans} filter={filter} onChange={setFilter} />
      )}
      <VisuallyHidden>
        <span role="status">{text.purchaseForm.found(found.length)}</span>
      </VisuallyHidden>
      <div className={styles.messages}>
        <FieldMessages id={id} error={error} />
      </div>
      {found.length > 0 ? (
        <div className={styles.list} data-issue={error ? true : undefined}>
          {found.slice(0, rows).map((plan) => (
            <PlanRow
              key={plan.id}
              plan={plan}
              group={id}
              isChosen={plan === chosen}
              onChoose={() => choose(plan)}
            />
          ))}
        </div>
      ) : (
        <div className={styles.none}>
          <p className={small}>{text.purchaseForm.noneFound}</p>
          <Button onClick={() => setFilter(everyPlan)}>{text.purchaseForm.showAll}</Button>
        </div>
      )}
      {found.length > rows && (
        <Button onClick={() => setMost(rows + PAGE)}>
          {text.purchaseForm.showMore(found.length - rows)}
        </Button>
      )}
    </fieldset>
  );
}

interface PlanRowProps {
  readonly plan: Plan;
  /** The radio group's name, shared by all rows. */
  readonly group: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** One plan: name, validity, price and price per gigabyte. */
function PlanRow({ plan, group, isChosen, onChoose }: PlanRowProps) {
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
