import { lagosDay, type TransactionsFilter } from '@oja/core';
import { useState } from 'react';
import { useText } from '../../binding/TextProvider.tsx';
import { delivery } from '../../text/en/delivery.ts';
import { kit } from '../../text/en/kit.ts';
import { money } from '../../text/en/money.ts';
import { transactions } from '../../text/en/transactions.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ChoiceChips } from '../../ui/choice/ChoiceChips.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { CustomPeriod, type OwnDays } from './CustomPeriod.tsx';
import * as styles from './FilterSheet.css.ts';
import { endOf, type Period, periodOf, periods, startOf, stretchOf } from './period.ts';
import { kindName, lookedFor, statusName } from './settings.ts';

type FilterSheetProps = Readonly<{
  filter: TransactionsFilter;
  kinds: readonly string[];
  startsWithOwn: boolean;
  now: number;
  onApply: (chosen: Partial<TransactionsFilter>) => void;
  onClose: () => void;
}>;

const ANY = 'any';

/** The initial custom days, from the present filter. */
const daysOf = ({ from, to }: TransactionsFilter): OwnDays => ({
  first: from === null ? '' : lagosDay(from),
  last: to === null ? '' : lagosDay(to),
});

/** Returns the start and the end of the chosen period. */
const stretchOfChoice = (period: Period | 'own' | null, own: OwnDays, now: number) => {
  if (period === null) return { from: null, to: null };
  return period === 'own' ? { from: startOf(own.first), to: endOf(own.last) } : stretchOf(period, now);
};

/** A dialog for status, category and period. Applies them together, because each change would send a request. */
export function FilterSheet({ filter, kinds, startsWithOwn, now, onApply, onClose }: FilterSheetProps) {
  const text = useText({ transactions, delivery, money, kit });
  const words = text.transactions;
  const [status, setStatus] = useState(filter.status);
  const [category, setCategory] = useState(filter.category);
  const [period, setPeriod] = useState<Period | 'own' | null>(() =>
    startsWithOwn ? 'own' : periodOf(filter, now),
  );
  const [own, setOwn] = useState<OwnDays>(() => daysOf(filter));
  const isBackwards = period === 'own' && own.first !== '' && own.last !== '' && own.first > own.last;

  const apply = () => {
    if (isBackwards) return;
    onApply({ status, ...(kinds.length > 0 && { category }), ...stretchOfChoice(period, own, now) });
  };
  const clear = () =>
    onApply({ status: null, from: null, to: null, ...(kinds.length > 0 && { category: null }) });

  return (
    <Dialog
      title={words.filters}
      words={text.kit}
      onClose={onClose}
      actions={<SheetActions onApply={apply} onClear={clear} />}
    >
      <div className={styles.groups}>
        <ChoiceChips
          legend={words.status}
          value={status ?? ANY}
          onChange={(chosen) => setStatus(chosen === ANY ? null : chosen)}
          choices={[
            { value: ANY, label: words.any },
            ...lookedFor.map((one) => ({ value: one, label: statusName(one, text) })),
          ]}
        />
        {kinds.length > 0 && (
          <ChoiceChips
            legend={words.service}
            value={category ?? ANY}
            onChange={(chosen) => setCategory(chosen === ANY ? null : chosen)}
            choices={[
              { value: ANY, label: words.any },
              ...kinds.map((one) => ({ value: one, label: kindName(one, text) })),
            ]}
          />
        )}
        <PeriodChips value={period} onChange={setPeriod} />
        {period === 'own' && (
          <CustomPeriod days={own} today={lagosDay(now)} isBackwards={isBackwards} onChange={setOwn} />
        )}
      </div>
    </Dialog>
  );
}

type Chosen = Period | 'own' | null;

/** Chooses the period; `null` means all. */
function PeriodChips({ value, onChange }: Readonly<{ value: Chosen; onChange: (chosen: Chosen) => void }>) {
  const words = useText({ transactions }).transactions;
  return (
    <ChoiceChips<Period | 'own' | typeof ANY>
      legend={words.date}
      value={value ?? ANY}
      onChange={(chosen) => onChange(chosen === ANY ? null : chosen)}
      choices={[
        { value: ANY, label: words.any },
        ...periods.map((one) => ({ value: one, label: words.periods[one] })),
        { value: 'own', label: words.ownRange },
      ]}
    />
  );
}

function SheetActions({ onApply, onClear }: Readonly<{ onApply: () => void; onClear: () => void }>) {
  const words = useText({ transactions }).transactions;
  return (
    <>
      <Button variant="primary" onClick={onApply}>
        {words.applyFilters}
      </Button>
      <Button variant="quiet" onClick={onClear}>
        {words.clearFilters}
      </Button>
    </>
  );
}
