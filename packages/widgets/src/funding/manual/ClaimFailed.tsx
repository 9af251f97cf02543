import { lacksTheCall, type Problem } from '@oja/core';
import { ProblemText } from '../../binding/ProblemText.tsx';
import { useText } from '../../binding/TextProvider.tsx';
import { mayBeDone } from '../../binding/useSending.ts';
import { funding } from '../../text/en/funding.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';

/** Says why the claim was not sent, or that it may exist although no response came. */
export function ClaimFailed({ problem }: Readonly<{ problem: Problem }>) {
  const text = useText({ funding });
  const words = text.funding;
  if (lacksTheCall(problem)) return <Notice tone="caution">{words.manualLacking}</Notice>;
  if (mayBeDone(problem))
    return (
      <Notice tone="caution" title={words.sentAsUnknown}>
        <ProblemText problem={problem}>{words.claimUnknown}</ProblemText>
      </Notice>
    );
  return (
    <Notice tone="critical" title={words.claimFailed}>
      <ProblemText problem={problem} />
    </Notice>
  );
}
