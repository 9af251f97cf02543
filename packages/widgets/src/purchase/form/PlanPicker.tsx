import { everyPlan, findPlans, type Plan, type PlanFilter, validities, validityOf } from '@oja/core';
import { useId, useMemo, useState } from 'react';
import { useText } from '../../binding/TextProvider.tsx';
import { kit } from '../../text/en/kit.ts';
import { purchase } from '../../text/en/purchase.ts';
import { small } from '../../theme/type.css.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ChoiceChips } from '../../ui/choice/ChoiceChips.tsx';
import { describedBy, FieldMessages } from '../../ui/field/FieldMessages.tsx';
import { SearchInput } from '../../ui/field/SearchInput.tsx';
import { VisuallyHidden } from '../../ui/hidden/VisuallyHidden.tsx';
import * as styles from './PlanPicker.css.ts';
import { PlanRow } from './PlanRow.tsx';
import type { DataForm } from './useDataForm.ts';

/** Chips' word for "narrows nothing". */
const ALL = 'all';
/** A price list may have a thousand plans: this many rows at a time keep a cheap phone quick, and a search finds the rest. */
const PAGE = 50;
/** Below this many plans all are in sight, and a search would only take room. */
const FEW = 5;

interface FiltersProps {
  readonly plans: readonly Plan[];
  readonly filter: PlanFilter;
  readonly onChange: (filter: PlanFilter) => void;
}

function Filters({ plans, filter, onChange }: FiltersProps) {
  const text = useText({ purchase, kit });
  const kinds = [...new Set(plans.flatMap((plan) => plan.kind ?? []))];
  const lives = validities.filter((validity) => plans.some((plan) => validityOf(plan) === validity));
  const every = { value: ALL, label: text.purchase.every };
  return (
    <>
      <SearchInput
        label={text.purchase.searchPlans(plans.length)}
        words={text.kit}
        value={filter.search}
        onChange={(search) => onChange({ ...filter, search })}
      />
      {lives.length > 1 && (
        <ChoiceChips
          legend={text.purchase.validity}
          legendHidden
          layout="scroll"
          choices={[every, ...lives.map((value) => ({ value, label: text.purchase.validities[value] }))]}
          value={filter.validity ?? ALL}
          onChange={(value) =>
            onChange({ ...filter, validity: lives.find((life) => life === value) ?? null })
          }
        />
      )}
      {kinds.length > 1 && (
        <ChoiceChips
          legend={text.purchase.kind}
          legendHidden
          layout="scroll"
          choices={[every, ...kinds.map((value) => ({ value, label: value }))]}
          value={filter.kind ?? ALL}
          onChange={(value) => onChange({ ...filter, kind: value === ALL ? null : value })}
        />
      )}
    </>
  );
}

/** The price list of one network: search, filters, and a row for each plan with its price and what a gigabyte costs. */
export function PlanPicker({ form }: { readonly form: DataForm }) {
  const text = useText({ purchase });
  const id = useId();
  const [filter, setFilter] = useState(everyPlan);
  const [most, setMost] = useState(PAGE);
  const { service, plan: chosen, faults } = form;
  const plans = service?.plans;
  const found = useMemo(() => findPlans(plans ?? [], filter), [plans, filter]);
  const error = faults?.plan && !faults.network ? text.purchase.planMissing : null;

  if (!service) return <p className={small}>{text.purchase.networkFirst}</p>;
  if (service.plans.length === 0) return <p className={small}>{text.purchase.noPlans(service.name)}</p>;
  return (
    <fieldset
      className={styles.picker}
      disabled={!service.available}
      data-fault={error ? true : undefined}
      aria-describedby={describedBy({ id, error })}
    >
      <legend className={styles.legend}>{text.purchase.plan}</legend>
      {service.plans.length > FEW && <Filters plans={service.plans} filter={filter} onChange={setFilter} />}
      <VisuallyHidden>
        <span role="status">{text.purchase.found(found.length)}</span>
      </VisuallyHidden>
      <FieldMessages id={id} error={error} />
      {found.length > 0 ? (
        <div className={styles.list}>
          {found.slice(0, most).map((plan) => (
            <PlanRow
              key={plan.id}
              plan={plan}
              group={id}
              isChosen={plan === chosen}
              onChoose={() => form.enter({ planId: plan.id, serviceId: service.id })}
            />
          ))}
        </div>
      ) : (
        <div className={styles.none}>
          <p className={small}>{text.purchase.noneFound}</p>
          <Button onClick={() => setFilter(everyPlan)}>{text.purchase.showAll}</Button>
        </div>
      )}
      {found.length > most && (
        <Button onClick={() => setMost(most + PAGE)}>{text.purchase.showMore(found.length - most)}</Button>
      )}
    </fieldset>
  );
}
