import type { ApiKeysStore, KeyChange, PasswordProof } from '@oja/core';
import { Lazy } from '../../binding/Lazy.tsx';
import { createLazyCode } from '../../ui/lazy/lazyCode.ts';
import type { Generating } from './useGenerate.ts';
import type { KeyQuestion, NamedKey } from './useKeyQuestion.ts';

// Loaded lazily: few visits create or edit a key.
const settingsDialog = createLazyCode(() =>
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
    return <Lazy code={settingsDialog} props={{ ...shown, task, onClose: editing.keep }} fallback={null} />;
  }
  if (!generating.isChoosing) return null;
  const task = { edited: null, send: generating.choose };
  return (
    <Lazy code={settingsDialog} props={{ ...shown, task, onClose: generating.cancel }} fallback={null} />
  );
}
