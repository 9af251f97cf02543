import { OwnData } from '@oja/widgets/own-data';
import { useRoutes } from '../../routing/RoutesContext.ts';
import { addressOf } from '../../routing/route.ts';
import { useLinks } from '../../routing/useLinks.ts';
import { useSession } from '../../session/useSession.ts';
import { useToastMessages } from '../../toasts/ToastsContext.ts';

/** The agent's stored data, and the closing of the account, which ends the session. */
export function OwnDataPage() {
  const routes = useRoutes();
  const session = useSession();
  const messages = useToastMessages();
  return (
    <div {...useLinks()}>
      <OwnData
        supportHref={addressOf(routes, 'support')}
        onClosed={(message) => {
          messages.succeeded(message);
          void session.logout();
        }}
      />
    </div>
  );
}
