import type { ApiKeysStore, KeyChange, PasswordProof } from '@oja/core';
import { LazyPart } from '../../binding/LazyPart.tsx';
import { loadOnce } from '../../binding/loadOnce.ts';
import type { Generating } from './useGenerate.ts';
import type { KeyQuestion, NamedKey } from './useKeyQuestion.ts';

// Loaded lazily: few visits create or edit a key.
const settingsDialog = loadOnce(() =>
  import('./KeySettingsDialog.tsx').then(({ KeySettingsDialog }) => KeySettingsDialog),
);

type KeySettingsProps = Readonly<{
  store: ApiKeysStore;
  generating: Generating;
  editing: KeyQuestion<NamedKey>;
  categories: readonly string[] | undefined;
  now: number;
}>;

/** The settings dialog of a new key or of the key that is edited. */
export function KeySettings({ store, generating, editing, ...shown }: KeySettingsProps) {
  const edited = editing.asked;
  if (edited) {
    const task = {
      edited,
      send: (change: KeyChange, proof: PasswordProof) => store.update(edited.id, change, proof),
      onDone: () => editing.done(edited),
    };
    return <LazyPart code={settingsDialog} props={{ ...shown, task, onClose: editing.keep }} room={null} />;
  }
  if (!generating.isChoosing) return null;
  const task = { edited: null, send: generating.choose };
  return (
    <LazyPart code={settingsDialog} props={{ ...shown, task, onClose: generating.cancel }} room={null} />
  );
}
