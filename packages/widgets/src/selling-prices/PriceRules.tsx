import { findSellingRule, isCategory, kobo, type Markup, type SellingRule, type Service } from '@oja/core';
import { useState } from 'react';
import { useText } from '../binding/TextProvider.tsx';
import { sellingPrices } from '../text/en/sellingPrices.ts';
import { ChoiceChips } from '../ui/choice/ChoiceChips.tsx';
import { Field } from '../ui/form/Field.tsx';
import { Select } from '../ui/input/Select.tsx';
import { PlanTable } from './PlanTable.tsx';
import { PriceRow } from './PriceRow.tsx';
import * as styles from './SellingPrices.css.ts';
import type { PriceScope } from './usePriceForm.ts';

type PriceRulesProps = Readonly<{
  rules: readonly SellingRule[];
  services: readonly Service[];
  onChange: (scope: PriceScope) => void;
}>;

type Ids = Pick<SellingRule, 'category' | 'serviceId' | 'planId'>;

/** Returns the rule set for exactly this scope; `null` without one. */
export const ownRule = (rules: readonly SellingRule[], { category, serviceId, planId }: Ids): Markup | null =>
  rules.find((rule) => rule.category === category && rule.serviceId === serviceId && rule.planId === planId)
    ?.markup ?? null;

/** Returns the rule that applies to a purchase in this scope. */
const ruleOf = (rules: readonly SellingRule[], ids: Ids): Markup | null =>
  findSellingRule(rules, { ...ids, price: kobo(0) })?.markup ?? null;

/** The rules from the widest to the narrowest scope: everything, a category, a service, its plans. */
export function PriceRules({ rules, services, onChange }: PriceRulesProps) {
  const words = useText({ sellingPrices }).sellingPrices;
  const names: Readonly<Record<string, string>> = words.names;
  const [chosen, setChosen] = useState<string | null>(null);
  const categories = [...new Set(services.map(({ category }) => category))].filter(isCategory);
  const category = categories.find((id) => id === chosen) ?? categories[0];
  const everything = { name: words.everything, cost: null };
  return (
    <div className={styles.rules}>
      <PriceRow
        name={words.everything}
        own={ownRule(rules, {})}
        inherited={null}
        onChange={() => onChange(everything)}
      />
      {category && (
        <>
          <ChoiceChips
            legend={words.category}
            legendHidden
            layout="scroll"
            choices={categories.map((id) => ({ value: id, label: names[id] ?? id }))}
            value={category}
            onChange={setChosen}
          />
          <PriceRow
            name={words.all(names[category] ?? category)}
            own={ownRule(rules, { category })}
            inherited={ruleOf(rules, {})}
            onChange={() => onChange({ category, name: words.all(names[category] ?? category), cost: null })}
          />
          <ServicePrices
            key={category}
            rules={rules}
            services={services.filter((service) => service.category === category)}
            onChange={onChange}
          />
        </>
      )}
    </div>
  );
}

/** Chooses a service of a category and shows its rule and its plans. */
function ServicePrices({ rules, services, onChange }: PriceRulesProps) {
  const words = useText({ sellingPrices }).sellingPrices;
  const [chosen, setChosen] = useState<string | null>(null);
  const service = services.find(({ id }) => id === chosen) ?? services[0];
  if (!service) return null;
  const { category, id: serviceId, name } = service;
  return (
    <>
      {services.length > 1 && (
        <Field label={words.service}>
          <Select
            value={serviceId}
            onChange={setChosen}
            choices={services.map((each) => ({ value: each.id, label: each.name }))}
          />
        </Field>
      )}
      <PriceRow
        name={words.all(name)}
        own={ownRule(rules, { category, serviceId })}
        inherited={ruleOf(rules, { category })}
        onChange={() => onChange({ category, serviceId, name: words.all(name), cost: null })}
      />
      {service.plans.length > 0 && (
        <PlanTable
          key={serviceId}
          service={service}
          rules={rules}
          onChange={(plan) =>
            onChange({ category, serviceId, planId: plan.id, name: `${name} ${plan.name}`, cost: plan.price })
          }
        />
      )}
    </>
  );
}
