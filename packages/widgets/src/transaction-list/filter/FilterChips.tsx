import type { TransactionsFilter } from '@oja/core';
import { useText } from '../../binding/TextProvider.tsx';
import { transactions } from '../../text/en/transactions.ts';
import { cross } from '../../ui/icon/glyphs.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import * as styles from './FilterChips.css.ts';
import type { Setting } from './settings.ts';

type FilterChipsProps = Readonly<{
  settings: readonly Setting[];
  onRemove: (without: Partial<TransactionsFilter>) => void;
  onClear?: () => void;
}>;

/** The active filters, each with a button that removes it. */
export function FilterChips({ settings, onRemove, onClear }: FilterChipsProps) {
  const words = useText({ transactions }).transactions;
  if (settings.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={words.filtersOn}>
      {settings.map(({ name, without }) => (
        <li key={name} className={styles.item}>
          <button
            type="button"
            className={styles.chip}
            aria-label={words.removeFilter(name)}
            onClick={() => onRemove(without)}
          >
            {name}
            <Icon glyph={cross} size={16} />
          </button>
        </li>
      ))}
      {onClear && (
        <li className={styles.item}>
          <button type="button" className={styles.clear} onClick={onClear}>
            {words.clearFilters}
          </button>
        </li>
      )}
    </ul>
  );
}
