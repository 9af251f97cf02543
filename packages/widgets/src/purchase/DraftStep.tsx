import { type Client, formatTime } from '@oja/core';
import { useSignal } from '../binding/signals.ts';
import { useText } from '../binding/TextProvider.tsx';
import { useIsSlow } from '../binding/useIsSlow.ts';
import { problems } from '../text/en/problems.ts';
import { purchase } from '../text/en/purchase.ts';
import { problemText } from '../text/problemText.ts';
import { Button } from '../ui/button/Button.tsx';
import { Notice } from '../ui/notice/Notice.tsx';
import { DataFields } from './form/DataFields.tsx';
import { FormSkeleton } from './form/FormSkeleton.tsx';
import type { DataForm } from './form/useDataForm.ts';

export interface DraftStepProps {
  readonly client: Client;
  readonly form: DataForm;
  readonly onReview: () => boolean;
}

/** The form, or what there is to say while there is no price list. */
export function DraftStep({ client, form, onReview }: DraftStepProps) {
  const text = useText({ purchase, problems });
  const services = useSignal(client.services.state);
  const isWaiting = services.status === 'idle' || services.status === 'loading';
  const isSlow = useIsSlow(isWaiting);
  const again = <Button onClick={() => client.services.refresh()}>{text.purchase.tryAgain}</Button>;
  if (isWaiting) return <FormSkeleton sentence={isSlow ? text.purchase.stillLoading : null} />;
  if (services.status === 'failed') {
    return (
      <Notice tone="critical" title={text.purchase.plansFailed} action={again}>
        {problemText(services.problem, text)}
      </Notice>
    );
  }
  if (form.services.length === 0) return <Notice tone="info">{text.purchase.noServices}</Notice>;
  return (
    <>
      {services.status === 'stale' && services.problem && (
        <Notice tone="caution" action={again}>
          {text.purchase.plansOld(formatTime(services.at))}
        </Notice>
      )}
      <DataFields form={form} onReview={onReview} />
    </>
  );
}
