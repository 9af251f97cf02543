import { type Client, type Endpoint, type EndpointName, endpoints, hasOwn } from '@oja/core';
import { useText } from '../../binding/TextProvider.tsx';
import { apiTry } from '../../text/en/apiTry.ts';
import { subheading } from '../../theme/type.css.ts';
import * as styles from '../ApiReference.css.ts';
import type { CallEntry } from '../reading/reference.ts';
import { TryIt } from './TryIt.tsx';

/** Whether it is a GET call made as an agent with the client's own method and path. Another server's document is not trusted. */
function isTryable(call: CallEntry): call is CallEntry & { readonly name: EndpointName } {
  if (call.method !== 'GET' || !call.access.includes('agent') || !hasOwn(endpoints, call.name)) return false;
  const row: Endpoint = endpoints[call.name as EndpointName];
  return row.auth !== 'api-key' && row.method === 'GET' && row.path === call.path;
}

export type TrySectionProps = Readonly<{ call: CallEntry; client: Client }>;

/** The form that sends a call, if the call can be tried. Loaded lazily, because it imports every endpoint. */
export function TrySection({ call, client }: TrySectionProps) {
  const words = useText({ apiTry }).apiTry;
  if (!isTryable(call)) return null;
  return (
    <section className={styles.part} aria-label={words.try}>
      <h4 className={subheading}>{words.try}</h4>
      <TryIt call={call} client={client} />
    </section>
  );
}
