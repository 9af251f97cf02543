import { useId } from 'react';
import { type ClientProps, ClientProvider, useClient } from '../binding/ClientProvider.tsx';
import { useSessionKey } from '../binding/useAuth.ts';
import { surfaceRoot } from '../theme/surface.css.ts';
import * as styles from './ApiKeys.css.ts';
import { Keys } from './keys/Keys.tsx';
import { Services } from './services/Services.tsx';

export type ApiKeysProps = Readonly<
  ClientProps & {
    /** False: the keys alone, without what is sold through the API. */
    withServices?: boolean;
    /** What a new key can be made for. Default: all that the catalogue of words has. */
    categories?: readonly string[];
  }
>;

/** What an agent's own server needs: a key, and the prices. */
export function ApiKeys({ client: own, withServices = true, categories }: ApiKeysProps) {
  const client = useClient(own);
  const titleId = useId();
  const sessionKey = useSessionKey(client);
  return (
    <section className={`${surfaceRoot} ${styles.root}`} aria-labelledby={titleId}>
      <div key={sessionKey} className={styles.columns}>
        <ClientProvider client={client}>
          <Keys client={client} titleId={titleId} categories={categories} />
        </ClientProvider>
        {withServices && <Services client={client} />}
      </div>
    </section>
  );
}
