import { Register } from '@oja/widgets/register/index.ts';
import { useSearch, useSearchParams } from 'wouter';
import { useSaid } from '../../toasts/useSaid.ts';
import { VisitorFrame } from '../../visitor/VisitorFrame.tsx';

/** A new agent's account. `?ref=` is the code of the agent whose link it was. */
export function RegisterPage() {
  const said = useSaid();
  const search = useSearch();
  const [query] = useSearchParams();
  return (
    <VisitorFrame screen="register">
      <Register
        onRegistered={said.succeeded}
        onFailure={said.failed}
        referralCode={query.get('ref') ?? ''}
        signInHref={`/login${search && `?${search}`}`}
      />
    </VisitorFrame>
  );
}
