import { SignIn } from '@oja/widgets/sign-in/index.ts';
import { useSearch } from 'wouter';
import { useSaid } from '../../toasts/useSaid.ts';
import { VisitorFrame } from '../../visitor/VisitorFrame.tsx';

/** The way in. Where to go next is the guard's. */
export function LoginPage() {
  const said = useSaid();
  const search = useSearch();
  return (
    <VisitorFrame screen="login">
      <SignIn
        onSuccess={said.succeeded}
        onFailure={said.failed}
        forgotHref="/reset-password"
        registerHref={`/register${search && `?${search}`}`}
      />
    </VisitorFrame>
  );
}
