import { useClient, useText } from '@oja/widgets/binding';
import { SignIn } from '@oja/widgets/sign-in';
import { dashboard } from '@oja/widgets/text';
import { useSearch } from 'wouter';
import { useToastMessages } from '../../toasts/useToastMessages.ts';
import { VisitorFrame } from '../../visitor/VisitorFrame.tsx';

/** The way in. Where to go next is the guard's. */
export function LoginPage() {
  const messages = useToastMessages();
  const search = useSearch();
  const { session } = useClient();
  const { sessionEnded } = useText({ dashboard }).dashboard;
  return (
    <VisitorFrame screen="login">
      <SignIn
        onSuccess={messages.succeeded}
        onFailure={messages.failed}
        // Who signed out, here or in another tab, knows why.
        notice={session?.ended.peek() === 'expired' ? sessionEnded.expired : undefined}
        forgotHref="/reset-password"
        registerHref={`/register${search && `?${search}`}`}
      />
    </VisitorFrame>
  );
}
