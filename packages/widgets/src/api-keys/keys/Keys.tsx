import { type Client, createApiKeysStore, MINUTE } from '@oja/core';
import { useRef } from 'react';
import { LazyPart } from '../../binding/LazyPart.tsx';
import { loadOnce } from '../../binding/loadOnce.ts';
import { useText } from '../../binding/TextProvider.tsx';
import { useNow } from '../../binding/useNow.ts';
import { isLacking, useResource } from '../../binding/useResource.ts';
import { apiKeys } from '../../text/en/apiKeys.ts';
import { heading } from '../../theme/type.css.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { plus } from '../../ui/icon/glyphs.ts';
import { Notice } from '../../ui/notice/Notice.tsx';
import * as styles from '../ApiKeys.css.ts';
import { GenerateFailed } from './GenerateFailed.tsx';
import { KeyList } from './KeyList.tsx';
import { KeyPasswordDialog } from './KeyPasswordDialog.tsx';
import { NewKeyDialog } from './NewKeyDialog.tsx';
import { RevokeDialog } from './RevokeDialog.tsx';
import { useGenerate } from './useGenerate.ts';
import { useRevoke } from './useRevoke.ts';
import { useRotate } from './useRotate.ts';

// Few visits make a key or replace one.
const settingsDialog = loadOnce(() =>
  import('./KeySettingsDialog.tsx').then(({ KeySettingsDialog }) => KeySettingsDialog),
);
const rotateDialog = loadOnce(() => import('./RotateDialog.tsx').then(({ RotateDialog }) => RotateDialog));

export function Revoked({ prefix }: Readonly<{ prefix: string }>) {
  const words = useText({ apiKeys }).apiKeys;
  return <Notice tone="positive">{words.revoked(prefix)}</Notice>;
}

type KeysProps = Readonly<{
  client: Client;
  titleId: string;
  categories: readonly string[] | undefined;
}>;

/** The agent's keys: make one, see which there are, end one. */
export function Keys({ client, titleId, categories }: KeysProps) {
  const words = useText({ apiKeys }).apiKeys;
  const store = client.getStore(createApiKeysStore);
  const state = useResource(client, store);
  const now = useNow(MINUTE, true, client.now);
  const title = useRef<HTMLHeadingElement>(null);
  const generating = useGenerate(store);
  const rotating = useRotate();
  const revoking = useRevoke(store, () => title.current?.focus());

  return (
    <div aria-busy={state.isPending}>
      <Card>
        <div className={styles.head}>
          <h2 className={`${heading} ${styles.stop}`} id={titleId} ref={title} tabIndex={-1}>
            {words.title}
          </h2>
          <p className={styles.muted}>{words.lead}</p>
        </div>
        {revoking.revoked && <Revoked prefix={revoking.revoked.prefix} />}
        {generating.problem && <GenerateFailed problem={generating.problem} />}
        <KeyList
          state={state}
          now={now}
          onRetry={store.refresh}
          onRevoke={revoking.ask}
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
      {generating.isChoosing && (
        <LazyPart
          code={settingsDialog}
          props={{ categories, now, send: generating.choose, onClose: generating.cancel }}
          room={null}
        />
      )}
      {generating.needsPassword && <KeyPasswordDialog generating={generating} />}
      {generating.made && (
        <NewKeyDialog
          made={generating.made}
          isUnlimited={generating.isUnlimited}
          onClose={generating.forget}
        />
      )}
      {rotating.asked && (
        <LazyPart
          code={rotateDialog}
          props={{ store, apiKey: rotating.asked, now, onClose: rotating.keep, onDone: rotating.done }}
          room={null}
        />
      )}
      {rotating.made && <NewKeyDialog made={rotating.made} onClose={rotating.forget} />}
      {revoking.asked && <RevokeDialog revoking={revoking} apiKey={revoking.asked} now={now} />}
    </div>
  );
}
