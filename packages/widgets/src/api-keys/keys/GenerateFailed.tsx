import { lacksTheCall, type Problem } from '@oja/core';
import { ProblemText } from '../../binding/ProblemText.tsx';
import { useText } from '../../binding/TextProvider.tsx';
import { mayBeDone } from '../../binding/useSending.ts';
import { apiKeys } from '../../text/en/apiKeys.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';

/** Says why no key was created, or that one may exist whose text was lost. */
export function GenerateFailed({ problem }: Readonly<{ problem: Problem }>) {
  const text = useText({ apiKeys });
  const words = text.apiKeys;
  if (lacksTheCall(problem))
    return (
      <Notice tone="caution" title={words.lacking}>
        {words.lackingBody}
      </Notice>
    );
  if (mayBeDone(problem))
    return (
      <Notice tone="caution" title={words.generateMaybe}>
        <ProblemText problem={problem}>{words.generateUnknown}</ProblemText>
      </Notice>
    );
  return (
    <Notice tone="critical" title={words.generateFailed}>
      <ProblemText problem={problem} />
    </Notice>
  );
}
