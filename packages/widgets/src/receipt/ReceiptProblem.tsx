import { explainProblem, type Problem, problemMessages } from '@oja/core';
import { useText } from '../binding/TextProvider.tsx';
import { receipt } from '../text/en/receipt.ts';
import { Button } from '../ui/button/Button.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { offline, receipt as paper, refresh, search } from '../ui/icon/glyphs.ts';
import * as styles from './Receipt.css.ts';

type ReceiptProblemProps = Readonly<{
  problem: Problem;
  reference: string;
  onRetry: () => void;
}>;

const isMissing = (problem: Problem) => problem.kind === 'client' && problem.status === 404;

/** Shown if the transaction can't be loaded: explains why, and offers a retry unless it does not exist. */
export function ReceiptProblem({ problem, reference, onRetry }: ReceiptProblemProps) {
  const text = useText({ receipt, problems: problemMessages });
  const words = text.receipt;
  return (
    <div className={styles.problem} role="alert">
      {isMissing(problem) ? (
        <EmptyState glyph={search} title={words.missing}>
          {words.missingBody(reference)}
        </EmptyState>
      ) : (
        <EmptyState
          glyph={problem.kind === 'network' ? offline : paper}
          title={words.failed}
          action={
            <Button glyph={refresh} onClick={onRetry}>
              {words.tryAgain}
            </Button>
          }
        >
          {explainProblem(problem, text.problems)}
        </EmptyState>
      )}
    </div>
  );
}
