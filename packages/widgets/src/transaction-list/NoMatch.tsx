import { useText } from '../binding/TextProvider.tsx';
import { transactions } from '../text/en/transactions.ts';
import { Button } from '../ui/button/Button.tsx';
import { EmptyState } from '../ui/empty/EmptyState.tsx';
import { search } from '../ui/icon/glyphs.ts';

type NoMatchProps = Readonly<{
  /** There are older ones that were not looked at. */
  hasMore: boolean;
  onWiden: () => void;
}>;

/** Nothing that the search or the filters let through, and the way out. */
export function NoMatch({ hasMore, onWiden }: NoMatchProps) {
  const words = useText({ transactions }).transactions;
  return (
    <EmptyState
      glyph={search}
      title={hasMore ? words.noMatchYet : words.noMatch}
      action={<Button onClick={onWiden}>{words.showEverything}</Button>}
    >
      {hasMore ? words.noMatchYetBody : words.noMatchBody}
    </EmptyState>
  );
}
