import { useText } from '../../binding/TextProvider.tsx';
import { apiKeys } from '../../text/en/apiKeys.ts';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import * as styles from '../ApiKeys.css.ts';

/** The prefix of a key. The dots hide nothing: the client never receives the rest. */
export function MaskedKey({ prefix }: Readonly<{ prefix: string }>) {
  const words = useText({ apiKeys }).apiKeys;
  return (
    <p className={styles.code}>
      {prefix}
      <span aria-hidden="true">••••••••</span>
      <VisuallyHidden>, {words.masked}</VisuallyHidden>
    </p>
  );
}
