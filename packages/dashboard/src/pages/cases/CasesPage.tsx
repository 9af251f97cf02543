import { percentEncode } from '@oja/core';
import { Cases } from '@oja/widgets/cases';
import { useSearchParams } from 'wouter';
import { useRoutes } from '../../routing/RoutesContext.ts';
import { addressOf } from '../../routing/route.ts';
import { useLinks } from '../../routing/useLinks.ts';

/** What the agent reported. The open case is in the address, so that a notice leads to it and Back closes it. */
export function CasesPage() {
  const [query, setQuery] = useSearchParams();
  const transactions = addressOf(useRoutes(), 'transactions');
  return (
    <div {...useLinks()}>
      <Cases
        showTitle={false}
        openNumber={query.get('case')}
        onOpenChange={(number) => setQuery(number === null ? {} : { case: number })}
        saleHref={(ref) => `${transactions}?ref=${percentEncode(ref)}`}
      />
    </div>
  );
}
