import { lacksTheCall, type Problem } from '@oja/core';
import { Notice, type NoticeProps } from '../ui/feedback/Notice.tsx';
import { ProblemText } from './ProblemText.tsx';
import { mayBeDone } from './useRequest.ts';

type SendFailedProps = Readonly<{
  problem: Problem;
  /** Says that the server lacks the endpoint. */
  lacking: Pick<NoticeProps, 'title' | 'children'>;
  words: Readonly<{
    /** Title if the server may have done the work although no response came. */
    maybe: string;
    /** What to do then. */
    unknown: string;
    /** Title if nothing was done. */
    failed: string;
  }>;
  /** Whether the server lacks the endpoint. Default: its response says so. */
  isLacking?: boolean;
}>;

/** Says why a call that changes something failed, or that it may have succeeded although no response came. */
export function SendFailed({ problem, lacking, words, isLacking = lacksTheCall(problem) }: SendFailedProps) {
  if (isLacking) return <Notice tone="caution" {...lacking} />;
  if (mayBeDone(problem))
    return (
      <Notice tone="caution" title={words.maybe}>
        <ProblemText problem={problem}>{words.unknown}</ProblemText>
      </Notice>
    );
  return (
    <Notice tone="critical" title={words.failed}>
      <ProblemText problem={problem} />
    </Notice>
  );
}
