import type { Client } from '@oja/core';
import { useText } from '../../binding/TextProvider.tsx';
import { apiTry } from '../../text/en/apiTry.ts';
import { subheading } from '../../theme/type.css.ts';
import * as styles from '../ApiReference.css.ts';
import type { CallEntry } from '../reading/reference.ts';
import { isTryable } from './isTryable.ts';
import { TryIt } from './TryIt.tsx';

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
