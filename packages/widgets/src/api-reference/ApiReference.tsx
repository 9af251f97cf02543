import type { JsonObject } from '@oja/core/openapi';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { type ClientProps, useClient } from '../binding/ClientProvider.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { apiReference } from '../text/en/apiReference.ts';
import { Card } from '../ui/layout/Card.tsx';
import { WidgetRoot } from '../ui/layout/WidgetRoot.tsx';
import * as styles from './ApiReference.css.ts';
import { CallSearch } from './CallSearch.tsx';
import { Disclosures } from './Disclosures.tsx';
import { CallDetail } from './detail/CallDetail.tsx';
import { type Entry, entryGroups, FIRST } from './entries.ts';
import { Guide } from './Guide.tsx';
import { Head } from './Head.tsx';
import { findCalls, readReference } from './reading/readReference.ts';
import { SideBySide } from './SideBySide.tsx';
import { useIsWide } from './useIsWide.ts';
import { type OpenProps, useOpen } from './useOpen.ts';

export type ApiReferenceProps = Readonly<
  ClientProps &
    OpenProps & {
      /** The OpenAPI document: the result of `createOpenApiDocument()` from `@oja/core/openapi`, or another server's document. */
      document: JsonObject;
      /** Origin of the API in the samples, for example "https://api.example.ng". */
      baseUrl: string;
      /** `false` removes the forms that send a request. */
      tryIt?: boolean;
      /** URL of the document, for the download link. */
      fileUrl?: string;
      /** Shown beside the authentication guide, for example the reader's API keys. */
      keys?: ReactNode;
    }
>;

/** Reference of the agent API: guides, and every endpoint of the document with its fields, errors and samples. */
export function ApiReference(props: ApiReferenceProps) {
  const { document, baseUrl, tryIt = true, fileUrl, keys } = props;
  const client = useClient(props.client);
  const words = useText({ apiReference }).apiReference;
  const titleId = useId();
  const [room, isRoomy] = useIsWide();
  const [open, show] = useOpen(props, FIRST);
  const [typed, setTyped] = useState('');
  const reference = useMemo(() => readReference(document), [document]);
  const found = findCalls(reference.chapters, typed);
  const count = found.reduce((sum, { calls }) => sum + calls.length, 0);
  const base = `${baseUrl}${reference.base}`;

  const read = (entry: Entry) => {
    if (entry.kind === 'guide') return <Guide name={entry.name} keys={keys} isAlone={isRoomy} />;
    const detail = (
      <CallDetail
        call={entry.call}
        base={base}
        client={client}
        tryIt={tryIt}
        schemes={reference.schemes}
        isTitled={isRoomy}
      />
    );
    return isRoomy ? <Card>{detail}</Card> : detail;
  };
  // The open entry stays on screen even if the search does not match it.
  const everything = entryGroups(reference.chapters, false, words).flatMap(({ entries }) => entries);
  const Layout = isRoomy ? SideBySide : Disclosures;
  return (
    <WidgetRoot className={styles.root} aria-labelledby={titleId}>
      <div className={styles.column}>
        <Head titleId={titleId} base={base} fileUrl={fileUrl} />
        <div>
          <div ref={room} />
          <Layout
            groups={entryGroups(found, typed.trim() !== '', words)}
            everything={everything}
            open={open}
            onShow={show}
            search={<CallSearch typed={typed} onType={setTyped} count={count} />}
            read={read}
          />
        </div>
      </div>
    </WidgetRoot>
  );
}
