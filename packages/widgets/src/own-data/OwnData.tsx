import { createOwnDataStore } from '@oja/core';
import { useId } from 'react';
import { type ClientProps, ClientProvider, useClient } from '../binding/ClientProvider.tsx';
import { ResourceView } from '../binding/ResourceView.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { useSessionKey } from '../binding/useAuth.ts';
import { useResource } from '../binding/useResource.ts';
import { ownData } from '../text/en/ownData.ts';
import { heading, smallMuted } from '../theme/type.css.ts';
import { TextLink } from '../ui/button/TextLink.tsx';
import { alike, SkeletonText } from '../ui/feedback/Skeleton.tsx';
import { Card } from '../ui/layout/Card.tsx';
import { WidgetRoot } from '../ui/layout/WidgetRoot.tsx';
import { CloseAccount } from './CloseAccount.tsx';
import { CopyOfData } from './CopyOfData.tsx';
import { KeptList } from './KeptList.tsx';
import * as styles from './OwnData.css.ts';

export type OwnDataProps = ClientProps &
  Readonly<{
    /** URL of support. If omitted, complaints link only to the authority. */
    supportHref?: string;
    /** Called after the account and its session are closed, with a message for the agent. */
    onClosed?: (message: string) => void;
  }>;

/** The authority for complaints about personal data (Nigeria Data Protection Act 2023, section 46). */
const COMMISSION = 'https://ndpc.gov.ng';

function Complaint({ supportHref }: Readonly<{ supportHref: string | undefined }>) {
  const words = useText({ ownData }).ownData;
  return (
    <Card>
      <div className={styles.part}>
        <h2 className={heading}>{words.complainTitle}</h2>
        <p className={smallMuted}>{words.complain}</p>
        <div className={styles.actions}>
          {supportHref !== undefined && <TextLink href={supportHref}>{words.support}</TextLink>}
          <TextLink href={COMMISSION} target="_blank" rel="noopener noreferrer">
            {words.commission}
          </TextLink>
        </div>
      </div>
    </Card>
  );
}

function Data({ client: own, supportHref, onClosed }: OwnDataProps) {
  const client = useClient(own);
  const words = useText({ ownData }).ownData;
  const store = client.getStore(createOwnDataStore);
  const state = useResource(client, store);
  const titleId = useId();
  return (
    <WidgetRoot aria-labelledby={titleId} aria-busy={state.isPending}>
      <div className={styles.columns}>
        <div className={styles.column}>
          <Card>
            <div className={styles.part}>
              <h2 className={heading} id={titleId}>
                {words.title}
              </h2>
              <p className={smallMuted}>{words.lead}</p>
            </div>
            <ResourceView
              state={state}
              words={words}
              now={client.now()}
              onRetry={() => void store.refresh()}
              skeleton={alike(6).map((key) => (
                <p key={key}>
                  <SkeletonText width="28ch" />
                </p>
              ))}
              lacking={<p>{words.lacking}</p>}
            >
              {(shown) => <KeptList shown={shown} />}
            </ResourceView>
          </Card>
        </div>
        <div className={styles.column}>
          {state.data && <CopyOfData client={client} store={store} />}
          {state.data && <CloseAccount store={store} shown={state.data} onClosed={onClosed} />}
          <Complaint supportHref={supportHref} />
        </div>
      </div>
    </WidgetRoot>
  );
}

/** Shows what is stored about the agent and why, downloads a copy, links to complaints and closes the account. */
export function OwnData(props: OwnDataProps) {
  const client = useClient(props.client);
  return (
    <ClientProvider client={client}>
      <Data key={useSessionKey(client)} {...props} client={client} />
    </ClientProvider>
  );
}
