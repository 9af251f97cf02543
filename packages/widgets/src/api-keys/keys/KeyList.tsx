import { type ApiKey, formatMoment, type ResourceState } from '@oja/core';
import { useText } from '../../binding/TextProvider.tsx';
import { apiKeys } from '../../text/en/apiKeys.ts';
import { EmptyState } from '../../ui/empty/EmptyState.tsx';
import { key as keyGlyph } from '../../ui/icon/glyphs.ts';
import * as styles from '../ApiKeys.css.ts';
import { FailedPart, StalePart, WaitingRows } from '../PartStates.tsx';
import { KeyRow } from './KeyRow.tsx';
import { lacksKeys } from './lacksKeys.ts';

type KeyListProps = Readonly<{
  state: ResourceState<readonly ApiKey[]>;
  now: number;
  onRetry: () => void;
  onRevoke: (key: ApiKey) => void;
}>;

/** The keys that work, none of them whole. */
export function KeyList({ state, now, onRetry, onRevoke }: KeyListProps) {
  const words = useText({ apiKeys }).apiKeys;
  if (lacksKeys(state))
    return (
      <EmptyState glyph={keyGlyph} title={words.lacking}>
        {words.lackingBody}
      </EmptyState>
    );
  if (state.status === 'failed')
    return <FailedPart title={words.failed} problem={state.problem} onRetry={onRetry} />;
  if (!state.data) return <WaitingRows loading={words.loading} rows={2} lines={[40, 55, 70]} />;
  return (
    <>
      {state.status === 'stale' && state.problem && (
        <StalePart
          since={words.stale(formatMoment(state.at, now))}
          problem={state.problem}
          onRetry={onRetry}
        />
      )}
      {state.data.length === 0 ? (
        <EmptyState glyph={keyGlyph} title={words.empty}>
          {words.emptyBody}
        </EmptyState>
      ) : (
        <ul className={styles.list} aria-label={words.title}>
          {state.data.map((key, place) => (
            // A key without an id has only its place: what is shown of it may be the same for two.
            <KeyRow key={key.id ?? place} apiKey={key} now={now} onRevoke={onRevoke} />
          ))}
        </ul>
      )}
    </>
  );
}
