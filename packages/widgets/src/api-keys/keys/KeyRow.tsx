import type { ApiKey } from '@oja/core';
import { useText } from '../../binding/TextProvider.tsx';
import { apiKeys } from '../../text/en/apiKeys.ts';
import { Button } from '../../ui/button/Button.tsx';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import * as styles from '../ApiKeys.css.ts';
import { KeyFacts } from './KeyFacts.tsx';
import type { NamedKey } from './useKeyQuestion.ts';

export type KeyRowProps = Readonly<{
  apiKey: ApiKey;
  now: number;
  onRevoke: (key: ApiKey) => void;
  onEdit: (key: NamedKey) => void;
  onRotate: (key: NamedKey) => void;
}>;

/** One key, identified by its name and prefix. It never shows the full key. */
export function KeyRow({ apiKey, now, onRevoke, onEdit, onRotate }: KeyRowProps) {
  const words = useText({ apiKeys }).apiKeys;
  const { id, name = words.unnamed, prefix, scopes, expiresAt } = apiKey;
  // A server without scopes supports neither editing nor replacing a key.
  const isLimited = scopes !== undefined;
  // An expired key must get a new expiry date before it can be replaced.
  const isReplaceable = isLimited && !(expiresAt !== undefined && expiresAt <= now);
  return (
    <li className={styles.keyRow}>
      <div className={styles.what}>
        <p className={styles.name}>{name}</p>
        <MaskedKey prefix={prefix} />
        <KeyFacts apiKey={apiKey} now={now} />
        {id === undefined && <p className={styles.note}>{words.askSupport}</p>}
      </div>
      {id !== undefined && (
        <div className={styles.acts}>
          {isLimited && (
            <Button onClick={() => onEdit({ ...apiKey, id })} aria-label={words.editLabel(name, prefix)}>
              {words.edit}
            </Button>
          )}
          {isReplaceable && (
            <Button onClick={() => onRotate({ ...apiKey, id })} aria-label={words.rotateLabel(name, prefix)}>
              {words.rotate}
            </Button>
          )}
          <Button onClick={() => onRevoke(apiKey)} aria-label={words.revokeLabel(name, prefix)}>
            {words.revoke}
          </Button>
        </div>
      )}
    </li>
  );
}

/** The prefix of a key. The dots hide nothing: the client never receives the rest. */
function MaskedKey({ prefix }: Readonly<{ prefix: string }>) {
  const words = useText({ apiKeys }).apiKeys;
  return (
    <p className={styles.code}>
      {prefix}
      <span aria-hidden="true">••••••••</span>
      <VisuallyHidden>, {words.masked}</VisuallyHidden>
    </p>
  );
}
