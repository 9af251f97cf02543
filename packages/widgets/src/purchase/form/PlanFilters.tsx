import { type Plan, type PlanFilter, validities, validityOf } from '@oja/core';
import { useRef } from 'react';
import { useText } from '../../binding/TextProvider.tsx';
import { kit } from '../../text/en/kit.ts';
import { purchaseForm } from '../../text/en/purchaseForm.ts';
import { ChoiceChips } from '../../ui/choice/ChoiceChips.tsx';
import { SearchInput } from '../../ui/field/SearchInput.tsx';

/** Chips' word for "narrows nothing". */
const ALL = 'all';

/** A keyboard on the screen leaves half of it: what is found stands in that half. */
function makeRoom(search: HTMLElement | null): void {
  if (matchMedia('(pointer: coarse)').matches) search?.scrollIntoView();
}

export interface PlanFiltersProps {
  readonly plans: readonly Plan[];
  readonly filter: PlanFilter;
  readonly onChange: (filter: PlanFilter) => void;
}

/** A search, and one line of chips for the lives and the kinds that these plans have. The search knows both too. */
export function PlanFilters({ plans, filter, onChange }: PlanFiltersProps) {
  const { purchaseForm: words, kit: kitWords } = useText({ purchaseForm, kit });
  const search = useRef<HTMLDivElement>(null);
  const kinds = [...new Set(plans.flatMap((plan) => plan.kind ?? []))];
  const lives = validities.filter((validity) => plans.some((plan) => validityOf(plan) === validity));
  const choices = [
    { value: ALL, label: words.every },
    ...lives.map((value) => ({ value, label: words.validities[value] })),
    ...kinds.map((value) => ({ value, label: value })),
  ];
  return (
    <>
      <div ref={search}>
        <SearchInput
          label={words.searchPlans(plans.length)}
          words={kitWords}
          value={filter.search}
          onChange={(typed) => onChange({ ...filter, search: typed })}
          onFocus={() => makeRoom(search.current)}
        />
      </div>
      {(lives.length > 1 || kinds.length > 1) && (
        <ChoiceChips
          legend={words.kind}
          legendHidden
          layout="scroll"
          choices={choices}
          value={filter.validity ?? filter.kind ?? ALL}
          onChange={(value) =>
            onChange({
              ...filter,
              validity: lives.find((life) => life === value) ?? null,
              kind: kinds.find((kind) => kind === value) ?? null,
            })
          }
        />
      )}
    </>
  );
}
