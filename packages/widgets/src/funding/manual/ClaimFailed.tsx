import { explainProblem, lacksTheCall, type Problem, problemMessages } from '@oja/core';
import { useText } from '../../binding/TextProvider.tsx';
import { mayBeDone } from '../../binding/useSending.ts';
import { funding } from '../../text/en/funding.ts';
import { Notice } from '../../ui/notice/Notice.tsx';

/** Why the claim is not there, or that it may be all the same. What was typed stands above it. */
export function ClaimFailed({ problem }: Readonly<{ problem: Problem }>) {
  const text = useText({ funding, problems: problemMessages });
  const words = text.funding;
  if (lacksTheCall(problem)) return <Notice tone="caution">{words.manualLacking}</Notice>;
  if (mayBeDone(problem))
    return (
      <Notice tone="caution" title={words.sentAsUnknown}>
        {explainProblem(problem, text.problems)} {words.claimUnknown}
      </Notice>
    );
  return (
    <Notice tone="critical" title={words.claimFailed}>
      {explainProblem(problem, text.problems)}
    </Notice>
  );
}
