import type { TransactionsFilter } from '@oja/core';
import { useText } from '../../binding/TextProvider.tsx';
import { delivery } from '../../text/en/delivery.ts';
import { money } from '../../text/en/money.ts';
import { transactions } from '../../text/en/transactions.ts';
import { Select } from '../../ui/input/Select.tsx';
import * as styles from './FilterBar.css.ts';
import { type Period, periodOf, periods, stretchOf } from './period.ts';
import { kindName, lookedFor, statusName, stretchName } from './settings.ts';
import type { ChangeFilter } from './useFilter.ts';

type FilterSelectsProps = Readonly<{
  filter: TransactionsFilter;
  onChange: ChangeFilter;
  kinds: readonly string[];
  now: number;
  /** Called when a custom period is chosen, which needs the dialog. */
  onOwnDays: () => void;
}>;

const ANY = 'any';
type Stretch = Period | 'own' | typeof ANY;

/** Selects for status, category and period in a wide container. Each applies at once. */
export function FilterSelects({ filter, onChange, kinds, now, onOwnDays }: FilterSelectsProps) {
  const text = useText({ transactions, delivery, money });
  const words = text.transactions;
  const period = periodOf(filter, now);
  const own = period === 'own' ? stretchName(filter, now, text) : null;
  const choosePeriod = (chosen: Stretch) => {
    if (chosen === 'own') onOwnDays();
    else onChange(chosen === ANY ? { from: null, to: null } : stretchOf(chosen, now));
  };
  return (
    <div className={styles.selects}>
      <Select
        aria-label={words.status}
        value={filter.status ?? ANY}
        onChange={(chosen) => onChange({ status: chosen === ANY ? null : chosen })}
        choices={[
          { value: ANY, label: words.anyStatus },
          ...lookedFor.map((one) => ({ value: one, label: statusName(one, text) })),
        ]}
      />
      {kinds.length > 0 && (
        <Select
          aria-label={words.service}
          value={filter.category ?? ANY}
          onChange={(chosen) => onChange({ category: chosen === ANY ? null : chosen })}
          choices={[
            { value: ANY, label: words.anyService },
            ...kinds.map((one) => ({ value: one, label: kindName(one, text) })),
          ]}
        />
      )}
      <Select<Stretch>
        aria-label={words.date}
        value={period ?? ANY}
        onChange={choosePeriod}
        choices={[
          { value: ANY, label: words.anyDate },
          ...periods.map((one) => ({ value: one, label: words.periods[one] })),
          { value: 'own', label: own ?? words.ownRange },
        ]}
      />
    </div>
  );
}
