import { lacksTheCall, type Problem } from '@oja/core';
import { useText } from '../../binding/TextProvider.tsx';
import { funding } from '../../text/en/funding.ts';
import { problems } from '../../text/en/problems.ts';
import { problemText } from '../../text/problemText.ts';
import { Notice } from '../../ui/notice/Notice.tsx';
import { mayBeDone } from '../useSending.ts';

type ClaimNewsProps = Readonly<{ problem: Problem | null; claimed: string | null }>;

/** What became of the claim that was sent last. */
export function ClaimNews({ problem, claimed }: ClaimNewsProps) {
  const text = useText({ funding, problems });
  const words = text.funding;
  if (problem && lacksTheCall(problem)) return <Notice tone="caution">{words.manualLacking}</Notice>;
  if (problem && mayBeDone(problem))
    return (
      <Notice tone="caution" title={words.sentAsUnknown}>
        {problemText(problem, text)} {words.claimUnknown}
      </Notice>
    );
  if (problem)
    return (
      <Notice tone="critical" title={words.claimFailed}>
        {problemText(problem, text)}
      </Notice>
    );
  if (claimed === null) return null;
  return (
    <Notice tone="positive" title={words.claimed}>
      {words.claimedBody(claimed)}
    </Notice>
  );
}
