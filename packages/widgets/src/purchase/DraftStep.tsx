import { type Client, explainProblem, formatTime } from '@oja/core';
import { useText } from '../binding/TextProvider.tsx';
import { useIsSlow } from '../binding/useIsSlow.ts';
import { useResource } from '../binding/useResource.ts';
import { problems } from '../text/en/problems.ts';
import { saleForm } from '../text/en/saleForm.ts';
import { Button } from '../ui/button/Button.tsx';
import { Notice } from '../ui/notice/Notice.tsx';
import { FormSkeleton } from './form/FormSkeleton.tsx';
import { SaleFields } from './form/SaleFields.tsx';
import type { SaleParts } from './parts.ts';
import type { Sale } from './useSale.ts';

export interface DraftStepProps {
  readonly client: Client;
  readonly sale: Sale;
  readonly parts: SaleParts;
  /** True where whoever fills the form is the agent: then it knows the agent's customers. */
  readonly isOwn: boolean;
}

/** The form, or what there is to say while there is no price list. */
export function DraftStep({ client, sale, parts, isOwn }: DraftStepProps) {
  const text = useText({ saleForm, problems });
  const services = useResource(client, client.services);
  const past = parts.usePastSales(client, sale.definition.id, isOwn);
  const isSlow = useIsSlow(services.isPending);
  const again = <Button onClick={() => client.services.refresh()}>{text.saleForm.tryAgain}</Button>;
  if (services.isPending) {
    return (
      <FormSkeleton
        fields={sale.filled.fields.map(({ field }) => field)}
        sentence={isSlow ? text.saleForm.stillLoading : null}
      />
    );
  }
  if (services.status === 'failed') {
    return (
      <Notice tone="critical" title={text.saleForm.failed} action={again}>
        {explainProblem(services.problem, text.problems)}
      </Notice>
    );
  }
  if (sale.filled.view.services.length === 0) return <Notice tone="info">{text.saleForm.noServices}</Notice>;
  return (
    <>
      {services.status === 'stale' && services.problem && (
        <Notice tone="caution" action={again}>
          {text.saleForm.old(formatTime(services.at))}
        </Notice>
      )}
      <SaleFields sale={sale} past={past} parts={parts} />
    </>
  );
}
