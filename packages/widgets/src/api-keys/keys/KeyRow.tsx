import { type ApiKey, formatDateTime, formatDay, formatPrice } from '@oja/core';
import { useText } from '../../binding/TextProvider.tsx';
import { apiKeys } from '../../text/en/apiKeys.ts';
import { Button } from '../../ui/button/Button.tsx';
import * as styles from '../ApiKeys.css.ts';
import { MaskedKey } from './MaskedKey.tsx';

type KeyRowProps = Readonly<{ apiKey: ApiKey; now: number; onRevoke: (key: ApiKey) => void }>;

/** One key: enough to know which it is, too little to use it. */
export function KeyRow({ apiKey, now, onRevoke }: KeyRowProps) {
  const words = useText({ apiKeys }).apiKeys;
  const { id, name = words.unnamed, prefix, createdAt, lastUsedAt, dailyLimit, spentToday } = apiKey;
  const used = lastUsedAt === undefined ? words.neverUsed : words.lastUsed(formatDateTime(lastUsedAt, now));
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.name}>{name}</p>
        <MaskedKey prefix={prefix} />
        <p className={styles.note}>
          {createdAt !== undefined && `${words.created(formatDay(createdAt, now))} · `}
          {used}
        </p>
        {dailyLimit !== undefined && (
          <p className={styles.note}>
            {words.dailyLimit(formatPrice(dailyLimit))}
            {spentToday !== undefined && ` · ${words.spentToday(formatPrice(spentToday))}`}
          </p>
        )}
        {id === undefined && <p className={styles.note}>{words.askSupport}</p>}
      </div>
      {id !== undefined && (
        <Button onClick={() => onRevoke(apiKey)} aria-label={words.revokeLabel(name, prefix)}>
          {words.revoke}
        </Button>
      )}
    </li>
  );
}
