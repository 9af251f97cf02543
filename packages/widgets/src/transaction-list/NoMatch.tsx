import { useText } from '../binding/TextProvider.tsx';
import { transactions } from '../text/en/transactions.ts';
import { Button } from '../ui/button/Button.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { search } from '../ui/icon/glyphs.ts';

type NoMatchProps = Readonly<{
  /** Whether older pages were not searched. */
  hasMore: boolean;
  onWiden: () => void;
}>;

/** Says that nothing matches the search or the filters, with a button that clears them. */
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
