import { useText } from '../binding/TextProvider.tsx';
import { apiReference } from '../text/en/apiReference.ts';
import { kit } from '../text/en/kit.ts';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { search } from '../ui/icon/glyphs.ts';
import { SearchInput } from '../ui/input/SearchInput.tsx';
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx';
import * as styles from './ApiReference.css.ts';

type CallSearchProps = Readonly<{ typed: string; onType: (typed: string) => void; count: number }>;

/** Filters the calls while the reader types. Announces the number of matches. */
export function CallSearch({ typed, onType, count }: CallSearchProps) {
  const text = useText({ apiReference, kit });
  const words = text.apiReference;
  const wanted = typed.trim();
  return (
    <div className={styles.search}>
      <SearchInput
        label={words.search}
        title={words.searchHint}
        value={typed}
        onChange={onType}
        words={text.kit}
      />
      <VisuallyHidden>
        <span role="status">{wanted === '' ? '' : words.count(count)}</span>
      </VisuallyHidden>
      {count === 0 && (
        <EmptyState glyph={search} title={words.none(wanted)}>
          {words.noneBody}
        </EmptyState>
      )}
    </div>
  );
}
