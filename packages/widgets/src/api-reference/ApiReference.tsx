import type { JsonObject } from '@oja/core/openapi';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { type ClientProps, useClient } from '../binding/ClientProvider.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { apiReference } from '../text/en/apiReference.ts';
import { surfaceRoot } from '../theme/surface.css.ts';
import { Card } from '../ui/card/Card.tsx';
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
      /** The OpenAPI document: `createOpenApiDocument()` of `@oja/core/openapi`, or that of another host. */
      document: JsonObject;
      /** The API's origin, such as "https://api.example.ng": what the samples ask. */
      baseUrl: string;
      /** False: nothing can be tried from here. */
      tryIt?: boolean;
      /** Where the document can be loaded as a file. */
      fileUrl?: string;
      /** Shown beside how to get access: the reader's keys. */
      keys?: ReactNode;
    }
>;

/** The API for agents: how to begin, and every call of the document with its fields, errors and samples. */
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
    const { schemes } = reference;
    const detail = <CallDetail {...{ call: entry.call, base, client, tryIt, schemes }} isTitled={isRoomy} />;
    return isRoomy ? <Card>{detail}</Card> : detail;
  };
  // What is open can be read on, also where the search does not find it.
  const everything = entryGroups(reference.chapters, false, words).flatMap(({ entries }) => entries);
  const Layout = isRoomy ? SideBySide : Disclosures;
  return (
    <section className={`${surfaceRoot} ${styles.root}`} aria-labelledby={titleId}>
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
    </section>
  );
}
