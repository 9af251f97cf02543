import { ResetPassword, type ResetStep } from '@oja/widgets/reset-password';
import { useLocation } from 'wouter';
import { useRoutes } from '../../routing/RoutesContext.ts';
import { addressOf, type PageProps, type RouteName } from '../../routing/route.ts';
import { SignedOutLayout } from '../../signedOut/SignedOutLayout.tsx';
import { useToastMessages } from '../../toasts/ToastsContext.ts';

const screens: Readonly<Record<ResetStep, RouteName>> = {
  email: 'resetPassword',
  otp: 'otpResetPassword',
  password: 'completeResetPassword',
};
const stepAt = (screen: RouteName) =>
  (Object.keys(screens) as ResetStep[]).find((step) => screens[step] === screen) ?? 'email';

/** Resets a forgotten password on three routes, one for each step (specification, section 2). */
export function ResetPasswordPage({ route }: PageProps) {
  const messages = useToastMessages();
  const routes = useRoutes();
  const [, go] = useLocation();
  const signIn = addressOf(routes, 'login');
  return (
    <SignedOutLayout screen={route.name}>
      <ResetPassword
        step={stepAt(route.name)}
        onStep={(step) => go(addressOf(routes, screens[step]))}
        onFailure={messages.failed}
        onDone={(message) => {
          messages.succeeded(message);
          go(signIn);
        }}
        signInHref={signIn}
      />
    </SignedOutLayout>
  );
}
