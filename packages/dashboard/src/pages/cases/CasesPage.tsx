import { percentEncode } from '@oja/core';
import { Cases } from '@oja/widgets/cases';
import { useSearchParams } from 'wouter';
import { useRoutes } from '../../routing/RoutesContext.ts';
import { addressOf } from '../../routing/route.ts';
import { useLinks } from '../../routing/useLinks.ts';

/** The agent's support cases. The open case is in the URL, so that a notice can link to it and Back closes it. */
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
