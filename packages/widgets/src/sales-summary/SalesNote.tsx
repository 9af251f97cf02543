import { explainProblem, formatDateTime, formatMoment, problemMessages } from '@oja/core';
import { useText } from '../binding/TextProvider.tsx';
import { useIsSlow } from '../binding/useIsSlow.ts';
import { salesSummary } from '../text/en/salesSummary.ts';
import { TextButton } from '../ui/button/TextLink.tsx';
import { offline, warning } from '../ui/icon/glyphs.ts';
import { Icon } from '../ui/icon/Icon.tsx';
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx';
import * as styles from './SalesSummary.css.ts';
import type { SalesSoFar } from './salesSoFar.ts';

type SalesNoteProps = Readonly<{
  sales: SalesSoFar;
  /** How long the balance lasts; `null` if unknown. Shown only without another message. */
  left: string | null;
}>;

/** One line below the figures: that they are loading, stale, partial or failed, or how long the balance lasts. */
export function SalesNote({ sales, left }: SalesNoteProps) {
  const { list, problem, retry } = sales;
  const words = useText({ salesSummary }).salesSummary;
  const isSlow = useIsSlow(list.isPending);
  const sentence = useSentence(sales);
  const said = isSlow ? words.slow : sentence;
  return (
    <div className={styles.note}>
      <div role="status">
        {said && (
          <p className={styles.said}>
            {problem && <Icon glyph={problem.kind === 'network' ? offline : warning} size={16} />}
            <span>{said}</span>
          </p>
        )}
        {list.isPending && !isSlow && <VisuallyHidden>{words.loading}</VisuallyHidden>}
      </div>
      {!said && !list.isPending && left && <p className={styles.said}>{left}</p>}
      {problem && (
        <div className={styles.again}>
          <TextButton onClick={retry}>{words.tryAgain}</TextButton>
        </div>
      )}
    </div>
  );
}

function useSentence({ list, isLoading, now, since }: SalesSoFar): string | null {
  const text = useText({ salesSummary, problems: problemMessages });
  const words = text.salesSummary;
  if (list.status === 'failed') return `${words.failed} ${explainProblem(list.problem, text.problems)}`;
  if (list.data === null) return null;
  if (list.problem) {
    const at = formatMoment(list.at, now);
    return list.problem.kind === 'network' ? words.staleOffline(at) : words.stale(at);
  }
  if (isLoading) return words.counting;
  return since === null ? null : words.soFar(formatDateTime(since, now));
}
