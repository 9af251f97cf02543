import { SignIn } from '@oja/widgets/sign-in';
import { useSearch } from 'wouter';
import { useToastMessages } from '../../toasts/useToastMessages.ts';
import { VisitorFrame } from '../../visitor/VisitorFrame.tsx';

/** The way in. Where to go next is the guard's. */
export function LoginPage() {
  const messages = useToastMessages();
  const search = useSearch();
  return (
    <VisitorFrame screen="login">
      <SignIn
        onSuccess={messages.succeeded}
        onFailure={messages.failed}
        forgotHref="/reset-password"
        registerHref={`/register${search && `?${search}`}`}
      />
    </VisitorFrame>
  );
}
