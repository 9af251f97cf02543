import { Register } from '@oja/widgets/register';
import { useSearch, useSearchParams } from 'wouter';
import { SignedOutLayout } from '../../signedOut/SignedOutLayout.tsx';
import { useToastMessages } from '../../toasts/ToastsContext.ts';

/** Registration of a new agent. `?ref=` is the referring agent's code. */
export function RegisterPage() {
  const messages = useToastMessages();
  const search = useSearch();
  const [query] = useSearchParams();
  return (
    <SignedOutLayout screen="register">
      <Register
        onRegistered={messages.succeeded}
        onFailure={messages.failed}
        referralCode={query.get('ref') ?? ''}
        signInHref={`/login${search && `?${search}`}`}
      />
    </SignedOutLayout>
  );
}
