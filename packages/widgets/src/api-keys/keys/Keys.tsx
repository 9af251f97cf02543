import { type Client, createApiKeysStore, MINUTE, type Problem, type RotatedKey } from '@oja/core';
import { useRef } from 'react';
import { Lazy } from '../../binding/Lazy.tsx';
import { SendFailed } from '../../binding/SendFailed.tsx';
import { useText } from '../../binding/TextProvider.tsx';
import { useNow } from '../../binding/useNow.ts';
import { isLacking, useResource } from '../../binding/useResource.ts';
import { apiKeys } from '../../text/en/apiKeys.ts';
import { heading, smallMuted } from '../../theme/type.css.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { plus } from '../../ui/icon/glyphs.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { focusTarget } from '../../ui/layout/screenReader.css.ts';
import { createLazyCode } from '../../ui/lazy/lazyCode.ts';
import * as styles from '../ApiKeys.css.ts';
import { KeyList } from './KeyList.tsx';
import { KeyPasswordDialog } from './KeyPasswordDialog.tsx';
import { KeySettings } from './KeySettings.tsx';
import { NewKeyDialog } from './NewKeyDialog.tsx';
import { RevokeDialog } from './RevokeDialog.tsx';
import { useGenerate } from './useGenerate.ts';
import { type NamedKey, useKeyQuestion } from './useKeyQuestion.ts';
import { useRevoke } from './useRevoke.ts';

// Loaded lazily: few visits replace a key.
const rotateDialog = createLazyCode(() =>
  import('./RotateDialog.tsx').then(({ RotateDialog }) => RotateDialog),
);

export function Revoked({ prefix }: Readonly<{ prefix: string }>) {
  const words = useText({ apiKeys }).apiKeys;
  return <Notice tone="positive">{words.revoked(prefix)}</Notice>;
}

/** Says why no key was created, or that one may exist whose text was lost. */
function GenerateFailed({ problem }: Readonly<{ problem: Problem }>) {
  const words = useText({ apiKeys }).apiKeys;
  return (
    <SendFailed
      problem={problem}
      lacking={{ title: words.lacking, children: words.lackingBody }}
      words={{ maybe: words.generateMaybe, unknown: words.generateUnknown, failed: words.generateFailed }}
    />
  );
}

type KeysProps = Readonly<{
  client: Client;
  titleId: string;
  categories: readonly string[] | undefined;
}>;

/** Lists, creates, edits, replaces and revokes the agent's keys. */
export function Keys({ client, titleId, categories }: KeysProps) {
  const words = useText({ apiKeys }).apiKeys;
  const store = client.getStore(createApiKeysStore);
  const state = useResource(client, store);
  const now = useNow(MINUTE, true, client.now);
  const title = useRef<HTMLHeadingElement>(null);
  const generating = useGenerate(store);
  const editing = useKeyQuestion<NamedKey>();
  const rotating = useKeyQuestion<RotatedKey>();
  const revoking = useRevoke(store, () => title.current?.focus());
  return (
    <div className={styles.column} aria-busy={state.isPending}>
      <Card>
        <div className={styles.head}>
          <h2 className={`${heading} ${focusTarget}`} id={titleId} ref={title} tabIndex={-1}>
            {words.title}
          </h2>
          <p className={smallMuted}>{words.lead}</p>
        </div>
        {revoking.revoked && <Revoked prefix={revoking.revoked.prefix} />}
        {editing.result && <Notice tone="positive">{words.edited(editing.result.prefix)}</Notice>}
        {generating.problem && <GenerateFailed problem={generating.problem} />}
        <KeyList
          state={state}
          now={now}
          onRetry={store.refresh}
          onRevoke={revoking.ask}
          onEdit={editing.ask}
          onRotate={rotating.ask}
        />
        {!isLacking(state) && (
          <div>
            <Button
              variant="primary"
              glyph={plus}
              full
              busy={generating.isBusy}
              onClick={generating.generate}
            >
              {words.generate}
            </Button>
          </div>
        )}
      </Card>
      <KeySettings
        store={store}
        generating={generating}
        editing={editing}
        categories={categories}
        now={now}
      />
      {generating.needsPassword && <KeyPasswordDialog generating={generating} />}
      {generating.made && (
        <NewKeyDialog
          made={generating.made}
          isUnlimited={generating.isUnlimited}
          onClose={generating.forget}
        />
      )}
      {rotating.asked && (
        <Lazy
          code={rotateDialog}
          props={{ store, apiKey: rotating.asked, now, onClose: rotating.keep, onDone: rotating.done }}
          fallback={null}
        />
      )}
      {rotating.result && <NewKeyDialog made={rotating.result} onClose={rotating.forget} />}
      {revoking.asked && <RevokeDialog revoking={revoking} apiKey={revoking.asked} now={now} />}
    </div>
  );
}
