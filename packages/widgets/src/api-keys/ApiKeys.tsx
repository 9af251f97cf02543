import { useId } from 'react';
import { type ClientProps, ClientProvider, useClient } from '../binding/ClientProvider.tsx';
import { useSessionKey } from '../binding/useAuth.ts';
import { WidgetRoot } from '../ui/layout/WidgetRoot.tsx';
import * as styles from './ApiKeys.css.ts';
import { Keys } from './keys/Keys.tsx';
import { Services } from './services/Services.tsx';

export type ApiKeysProps = Readonly<
  ClientProps & {
    /** `false` hides the list of services that can be sold through the API. */
    withServices?: boolean;
    /** Categories that a new key can be allowed to sell. Default: every category that has a label. */
    categories?: readonly string[];
  }
>;

/** API keys, and the services and prices of the API, for agents who call it from their own server. */
export function ApiKeys({ client: own, withServices = true, categories }: ApiKeysProps) {
  const client = useClient(own);
  const titleId = useId();
  const sessionKey = useSessionKey(client);
  return (
    <WidgetRoot className={styles.root} aria-labelledby={titleId}>
      <div key={sessionKey} className={styles.columns}>
        <ClientProvider client={client}>
          <Keys client={client} titleId={titleId} categories={categories} />
        </ClientProvider>
        {withServices && <Services client={client} />}
      </div>
    </WidgetRoot>
  );
}
