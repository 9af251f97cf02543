import { everyPlan, findPlans, formatDateTime, formatPrice, type Plan, type Service } from '@oja/core';
import { useId, useState } from 'react';
import { useText } from '../binding/TextProvider.tsx';
import { priceList } from '../text/en/priceList.ts';
import { purchase } from '../text/en/purchase.ts';
import { Button } from '../ui/button/Button.tsx';
import { ChoiceChips } from '../ui/choice/ChoiceChips.tsx';
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx';
import * as styles from './PriceList.css.ts';

/** Plans shown at first. A button shows the rest. */
const FEW = 6;

type PlanPricesProps = Readonly<{ services: readonly Service[] }>;

/** Chooses a service and shows its plans, in the order of the purchase form. */
export function PlanPrices({ services }: PlanPricesProps) {
  const words = useText({ priceList }).priceList;
  const tableId = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const [showsAll, setShowsAll] = useState(false);
  const service = services.find(({ id }) => id === chosen) ?? services[0];
  if (!service) return null;
  const plans = findPlans(service.plans, everyPlan);
  return (
    <div className={styles.column}>
      {services.length > 1 && (
        <ChoiceChips
          legend={words.show}
          legendHidden
          layout="scroll"
          choices={services.map(({ id, name }) => ({ value: id, label: name }))}
          value={service.id}
          onChange={setChosen}
        />
      )}
      <PlanTable id={tableId} name={service.name} plans={showsAll ? plans : plans.slice(0, FEW)} />
      {plans.length > FEW && (
        <Button
          variant="quiet"
          full
          aria-expanded={showsAll}
          aria-controls={tableId}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? words.showFewer : words.showAll(plans.length)}
        </Button>
      )}
    </div>
  );
}

type PlanTableProps = Readonly<{ id: string; name: string; plans: readonly Plan[] }>;

function PlanTable({ id, name, plans }: PlanTableProps) {
  const { priceList: words, purchase: sale } = useText({ priceList, purchase });
  const hasEarnings = plans.some(({ commission }) => commission);
  return (
    <table id={id} className={styles.table}>
      <caption>
        <VisuallyHidden>{words.of(name)}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{words.columns.plan}</th>
          <th scope="col">{words.columns.price}</th>
          {hasEarnings && <th scope="col">{words.columns.earned}</th>}
        </tr>
      </thead>
      <tbody>
        {plans.map((plan) => (
          <tr key={plan.id}>
            <th scope="row">
              <span className={styles.name}>{plan.name}</span>
              <span className={styles.about}>
                {[plan.validityDays && sale.days(plan.validityDays), plan.kind].filter(Boolean).join(' · ')}
              </span>
              {plan.nextPrice !== undefined && plan.nextPriceFrom !== undefined && (
                <span className={styles.next}>
                  {words.priceFrom(
                    formatPrice(plan.nextPrice),
                    formatDateTime(plan.nextPriceFrom, plan.nextPriceFrom),
                  )}
                </span>
              )}
            </th>
            <td className={styles.price}>{formatPrice(plan.price)}</td>
            {hasEarnings && (
              <td className={styles.earned}>{plan.commission ? formatPrice(plan.commission) : null}</td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
