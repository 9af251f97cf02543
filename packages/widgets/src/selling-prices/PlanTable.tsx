import {
  everyPlan,
  expectedProfitOf,
  findPlans,
  formatPrice,
  type Plan,
  type SellingRule,
  type Service,
  sellingPriceOf,
} from '@oja/core';
import { useState } from 'react';
import { useText } from '../binding/TextProvider.tsx';
import { purchase } from '../text/en/purchase.ts';
import { sellingPrices } from '../text/en/sellingPrices.ts';
import { Button } from '../ui/button/Button.tsx';
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx';
import * as styles from './SellingPrices.css.ts';

/** Plans shown at first. A button shows the rest. */
const FEW = 6;

type PlanTableProps = Readonly<{
  service: Service;
  rules: readonly SellingRule[];
  onChange: (plan: Plan) => void;
}>;

/** The plans of a service, with the cost, the selling price and a button to change it. */
export function PlanTable({ service, rules, onChange }: PlanTableProps) {
  const words = useText({ sellingPrices }).sellingPrices;
  const [showsAll, setShowsAll] = useState(false);
  const plans = findPlans(service.plans, everyPlan);
  return (
    <>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{words.plans(service.name)}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{words.plan}</th>
            <th scope="col">{words.customerPays}</th>
            <th scope="col">
              <VisuallyHidden>{words.change}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {plans.slice(0, showsAll ? undefined : FEW).map((plan) => (
            <PlanRow key={plan.id} plan={plan} service={service} rules={rules} onChange={onChange} />
          ))}
        </tbody>
      </table>
      {!showsAll && plans.length > FEW && (
        <Button variant="quiet" full onClick={() => setShowsAll(true)}>
          {words.showAll(plans.length)}
        </Button>
      )}
    </>
  );
}

function PlanRow({ plan, service, rules, onChange }: PlanTableProps & Readonly<{ plan: Plan }>) {
  const { sellingPrices: words, purchase: sale } = useText({ sellingPrices, purchase });
  const sold = { category: service.category, serviceId: service.id, planId: plan.id, price: plan.price };
  const price = sellingPriceOf(rules, sold);
  const profit = expectedProfitOf(rules, sold);
  const about = [plan.validityDays && sale.days(plan.validityDays), plan.kind].filter(Boolean).join(' · ');
  return (
    <tr>
      <th scope="row">
        <span className={styles.name}>{plan.name}</span>
        <span className={styles.muted}>{about}</span>
        <span className={styles.muted}>{`${words.cost} ${formatPrice(plan.price)}`}</span>
      </th>
      <td>
        {price === null || profit === null ? (
          <span className={styles.muted}>{words.none}</span>
        ) : (
          <>
            <span className={styles.name}>{formatPrice(price)}</span>
            <span className={profit < 0 ? styles.loss : styles.muted}>
              {profit < 0 ? words.belowCost : `${words.profit} ${formatPrice(profit)}`}
            </span>
          </>
        )}
      </td>
      <td>
        <Button
          variant="quiet"
          aria-label={words.changeNamed(`${service.name} ${plan.name}${about && `, ${about}`}`)}
          onClick={() => onChange(plan)}
        >
          {words.change}
        </Button>
      </td>
    </tr>
  );
}
