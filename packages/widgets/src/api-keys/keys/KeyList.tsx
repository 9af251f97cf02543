import type { ApiKey, ResourceState } from '@oja/core';
import { ResourceView } from '../../binding/ResourceView.tsx';
import { useText } from '../../binding/TextProvider.tsx';
import { apiKeys } from '../../text/en/apiKeys.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { key as keyGlyph } from '../../ui/icon/glyphs.ts';
import { plainList } from '../../ui/layout/plainList.css.ts';
import { SkeletonRows } from '../SkeletonRows.tsx';
import { KeyRow, type KeyRowProps } from './KeyRow.tsx';

type KeyListProps = Readonly<{
  state: ResourceState<readonly ApiKey[]>;
  now: number;
  onRetry: () => void;
}> &
  Pick<KeyRowProps, 'onRevoke' | 'onEdit' | 'onRotate'>;

/** The agent's keys, each only by its prefix. */
export function KeyList({ state, now, onRetry, ...acts }: KeyListProps) {
  const words = useText({ apiKeys }).apiKeys;
  return (
    <ResourceView
      state={state}
      words={words}
      now={now}
      onRetry={onRetry}
      skeleton={<SkeletonRows rows={2} lines={[40, 55, 70]} />}
      lacking={
        <EmptyState glyph={keyGlyph} title={words.lacking}>
          {words.lackingBody}
        </EmptyState>
      }
      isEmpty={(keys) => keys.length === 0}
      empty={
        <EmptyState glyph={keyGlyph} title={words.empty}>
          {words.emptyBody}
        </EmptyState>
      }
    >
      {(keys) => (
        <ul className={plainList} aria-label={words.title}>
          {keys.map((key, place) => (
            // A key without an id falls back to its index: two keys may have the same name and prefix.
            <KeyRow key={key.id ?? place} apiKey={key} now={now} {...acts} />
          ))}
        </ul>
      )}
    </ResourceView>
  );
}
