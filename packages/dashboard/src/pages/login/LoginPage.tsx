import { SignIn } from '@oja/widgets/sign-in';
import { useSearch } from 'wouter';
import { SignedOutLayout } from '../../signedOut/SignedOutLayout.tsx';
import { useToastMessages } from '../../toasts/ToastsContext.ts';

/** The sign-in page. The guard redirects after sign-in. */
export function LoginPage() {
  const messages = useToastMessages();
  const search = useSearch();
  return (
    <SignedOutLayout screen="login">
      <SignIn
        onSuccess={messages.succeeded}
        onFailure={messages.failed}
        forgotHref="/reset-password"
        registerHref={`/register${search && `?${search}`}`}
      />
    </SignedOutLayout>
  );
}
