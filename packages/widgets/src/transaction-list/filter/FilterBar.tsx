import type { TransactionsFilter } from '@oja/core';
import { useState } from 'react';
import { LazyNotice } from '../../binding/LazyNotice.tsx';
import { useText } from '../../binding/TextProvider.tsx';
import { useTypedSearch } from '../../binding/useTypedSearch.ts';
import { delivery } from '../../text/en/delivery.ts';
import { kit } from '../../text/en/kit.ts';
import { money } from '../../text/en/money.ts';
import { transactions } from '../../text/en/transactions.ts';
import { Button } from '../../ui/button/Button.tsx';
import { sliders } from '../../ui/icon/glyphs.ts';
import { SearchInput } from '../../ui/input/SearchInput.tsx';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { createLazyCode } from '../../ui/lazy/lazyCode.ts';
import { useLazy } from '../../ui/lazy/useLazy.ts';
import * as styles from './FilterBar.css.ts';
import { FilterChips } from './FilterChips.tsx';
import { FilterSelects } from './FilterSelects.tsx';
import { settingsOf } from './settings.ts';
import type { ChangeFilter } from './useFilter.ts';

// Loaded lazily; prefetched on pointerenter and focus.
const filterSheet = createLazyCode(() => import('./FilterSheet.tsx').then(({ FilterSheet }) => FilterSheet));

type FilterBarProps = Readonly<{
  filter: TransactionsFilter;
  onChange: ChangeFilter;
  /** Categories to choose from; empty if the host limits the list to one. */
  kinds: readonly string[];
  now: number;
}>;

/** The search box, the filters and the chips of the active filters. */
export function FilterBar({ filter, onChange, kinds, now }: FilterBarProps) {
  const text = useText({ transactions, delivery, money, kit });
  const words = text.transactions;
  // `own` opens the dialog with a custom period selected.
  const [opened, setOpened] = useState<'all' | 'own' | null>(null);
  const { Component: FilterSheet, failure, load } = useLazy(filterSheet);
  const openSheet = (at: 'all' | 'own') => {
    load();
    setOpened(at);
  };
  const search = useTypedSearch(filter.search, (typed) => onChange({ search: typed }));
  const isOneKind = kinds.length === 0;
  const settings = settingsOf(isOneKind ? { ...filter, category: null } : filter, now, text);
  const apply = (chosen: Partial<TransactionsFilter>) => {
    setOpened(null);
    onChange(chosen);
  };
  return (
    <search className={styles.bar}>
      <div className={styles.line}>
        <div className={styles.search}>
          <SearchInput
            label={words.search}
            placeholder={words.searchHint}
            value={search.typed}
            onChange={search.type}
            onKeyDown={(event) => event.key === 'Enter' && search.commit()}
            words={text.kit}
          />
        </div>
        <div className={styles.narrow}>
          <FiltersButton count={settings.length} onNear={load} onOpen={() => openSheet('all')} />
        </div>
      </div>
      <FilterSelects
        filter={filter}
        onChange={onChange}
        kinds={kinds}
        now={now}
        onOwnDays={() => openSheet('own')}
      />
      <div className={styles.narrow}>
        <FilterChips
          settings={settings}
          onRemove={onChange}
          {...(settings.length > 1 && {
            onClear: () =>
              onChange({ status: null, from: null, to: null, ...(!isOneKind && { category: null }) }),
          })}
        />
      </div>
      {opened && failure && <LazyNotice />}
      {opened && !failure && FilterSheet && (
        <FilterSheet
          filter={filter}
          kinds={kinds}
          startsWithOwn={opened === 'own'}
          now={now}
          onApply={apply}
          onClose={() => setOpened(null)}
        />
      )}
    </search>
  );
}

type FiltersButtonProps = Readonly<{ count: number; onNear: () => void; onOpen: () => void }>;

/** Opens the filter dialog. `count` is the number of active filters. */
function FiltersButton({ count, onNear, onOpen }: FiltersButtonProps) {
  const words = useText({ transactions }).transactions;
  return (
    <Button glyph={sliders} aria-haspopup="dialog" onPointerEnter={onNear} onFocus={onNear} onClick={onOpen}>
      <span className={styles.word}>{words.filters}</span>
      {count > 0 && (
        <>
          {' '}
          <span className={styles.count}>{count}</span> <VisuallyHidden>{words.filtersSet}</VisuallyHidden>
        </>
      )}
    </Button>
  );
}
