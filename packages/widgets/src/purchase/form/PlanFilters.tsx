import { type Plan, type PlanFilter, validities, validityOf } from '@oja/core';
import { useText } from '../../binding/TextProvider.tsx';
import { kit } from '../../text/en/kit.ts';
import { purchaseForm } from '../../text/en/purchaseForm.ts';
import { ChoiceChips } from '../../ui/choice/ChoiceChips.tsx';
import { SearchInput } from '../../ui/field/SearchInput.tsx';

/** Chips' word for "narrows nothing". */
const ALL = 'all';

export interface PlanFiltersProps {
  readonly plans: readonly Plan[];
  readonly filter: PlanFilter;
  readonly onChange: (filter: PlanFilter) => void;
}

/** A search, and chips for the lives and the kinds that these plans have. */
export function PlanFilters({ plans, filter, onChange }: PlanFiltersProps) {
  const { purchaseForm: words, kit: kitWords } = useText({ purchaseForm, kit });
  const kinds = [...new Set(plans.flatMap((plan) => plan.kind ?? []))];
  const lives = validities.filter((validity) => plans.some((plan) => validityOf(plan) === validity));
  const every = { value: ALL, label: words.every };
  return (
    <>
      <SearchInput
        label={words.searchPlans(plans.length)}
        words={kitWords}
        value={filter.search}
        onChange={(search) => onChange({ ...filter, search })}
      />
      {lives.length > 1 && (
        <ChoiceChips
          legend={words.validity}
          legendHidden
          layout="scroll"
          choices={[every, ...lives.map((value) => ({ value, label: words.validities[value] }))]}
          value={filter.validity ?? ALL}
          onChange={(value) =>
            onChange({ ...filter, validity: lives.find((life) => life === value) ?? null })
          }
        />
      )}
      {kinds.length > 1 && (
        <ChoiceChips
          legend={words.kind}
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
