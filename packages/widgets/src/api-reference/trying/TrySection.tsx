import type { Client } from '@oja/core';
import { useText } from '../../binding/TextProvider.tsx';
import { apiTry } from '../../text/en/apiTry.ts';
import { subheading } from '../../theme/type.css.ts';
import * as styles from '../ApiReference.css.ts';
import type { CallEntry } from '../reading/reference.ts';
import { isTryable } from './isTryable.ts';
import { TryIt } from './TryIt.tsx';

export type TrySectionProps = Readonly<{ call: CallEntry; client: Client }>;

/** The way to try a call, where it can be tried. It knows the whole table of calls, so it comes by itself. */
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
