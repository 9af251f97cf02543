import { type ApiKey, formatDateTime, formatDay, formatPrice } from '@oja/core';
import { useText } from '../../binding/TextProvider.tsx';
import { apiKeys } from '../../text/en/apiKeys.ts';
import { wordFor } from '../../text/wordFor.ts';
import * as styles from '../ApiKeys.css.ts';

type Words = typeof apiKeys;
const inOneLine = (...parts: readonly (string | false | undefined)[]) => parts.filter(Boolean).join(' · ');

const SALES = 'purchase:';

/** For example "Sells data, airtime · Reads balance and history". A scope without a label is shown as sent. */
function scopesText(scopes: readonly string[], words: Words): string {
  const sold = scopes
    .filter((scope) => scope.startsWith(SALES))
    .map((scope) => scope.slice(SALES.length))
    .map((id) => wordFor(words.categories, id, id));
  const others = scopes
    .filter((scope) => !scope.startsWith(SALES))
    .map((scope) => wordFor(words.scopes, scope, scope));
  return inOneLine(sold.length > 0 && `${words.sells} ${sold.join(', ')}`, ...others);
}

function limitsText({ maxPerSale, dailyLimit, spentToday }: ApiKey, words: Words): string {
  const text = inOneLine(
    maxPerSale !== undefined && words.perSale(formatPrice(maxPerSale)),
    dailyLimit !== undefined && words.dailyLimit(formatPrice(dailyLimit)),
    dailyLimit !== undefined && spentToday !== undefined && words.spentToday(formatPrice(spentToday)),
  );
  // Any of the limits can come first, so the labels are in lower case.
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function historyText(key: ApiKey, words: Words, now: number): string {
  const { createdAt, lastUsedAt, lastUsedAddress } = key;
  const at = lastUsedAt !== undefined && formatDateTime(lastUsedAt, now);
  const used = at ? words.lastUsed(at) : words.neverUsed;
  return inOneLine(
    createdAt !== undefined && words.created(formatDay(createdAt, now)),
    at && lastUsedAddress ? words.lastUsedFrom(at, lastUsedAddress) : used,
  );
}

/** The scopes, limits, allowed addresses, last use and expiry of a key. */
export function KeyFacts({ apiKey, now }: Readonly<{ apiKey: ApiKey; now: number }>) {
  const words = useText({ apiKeys }).apiKeys;
  const { scopes, addresses, expiresAt, previous } = apiKey;
  const hasEnded = expiresAt !== undefined && expiresAt <= now;
  const facts = [
    scopes && scopesText(scopes, words),
    limitsText(apiKey, words),
    addresses && addresses.length > 0 && words.onlyFrom(addresses.join(', ')),
    historyText(apiKey, words, now),
    expiresAt !== undefined && !hasEnded && words.endsOn(formatDay(expiresAt, now)),
    previous && words.previousWorks(previous.prefix, formatDateTime(previous.until, now)),
  ];
  return (
    <>
      {hasEnded && <p className={styles.ended}>{words.endedOn(formatDay(expiresAt, now))}</p>}
      {facts.map(
        (fact) =>
          fact && (
            <p key={fact} className={styles.note}>
              {fact}
            </p>
          ),
      )}
    </>
  );
}
