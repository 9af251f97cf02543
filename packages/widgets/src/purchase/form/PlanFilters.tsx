import { type Plan, type PlanFilter, validities, validityOf } from '@oja/core';
import { useText } from '../../binding/TextProvider.tsx';
import { kit } from '../../text/en/kit.ts';
import { purchaseForm } from '../../text/en/purchaseForm.ts';
import { ChoiceChips } from '../../ui/choice/ChoiceChips.tsx';
import { SearchInput } from '../../ui/input/SearchInput.tsx';

/** Value of the chip that removes the filter. */
const ALL = 'all';

/** Scrolls the search to the top of the screen, because an on-screen keyboard covers half of it. */
function makeRoom(search: HTMLElement): void {
  if (matchMedia('(pointer: coarse)').matches) search.scrollIntoView();
}

export interface PlanFiltersProps {
  readonly plans: readonly Plan[];
  readonly filter: PlanFilter;
  readonly onChange: (filter: PlanFilter) => void;
}

/** Search and one line of chips for the plans' validities and kinds. The search also matches both. */
export function PlanFilters({ plans, filter, onChange }: PlanFiltersProps) {
  const { purchaseForm: words, kit: kitWords } = useText({ purchaseForm, kit });
  const kinds = [...new Set(plans.flatMap((plan) => plan.kind ?? []))];
  const lives = validities.filter((validity) => plans.some((plan) => validityOf(plan) === validity));
  const choices = [
    { value: ALL, label: words.every },
    ...lives.map((value) => ({ value, label: words.validities[value] })),
    ...kinds.map((value) => ({ value, label: value })),
  ];
  return (
    <>
      <SearchInput
        label={words.searchPlans(plans.length)}
        words={kitWords}
        value={filter.search}
        onChange={(search) => onChange({ ...filter, search })}
        onFocus={(event) => makeRoom(event.currentTarget)}
      />
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
