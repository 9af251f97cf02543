import type { ApiKeysStore, KeyChange, PasswordProof } from '@oja/core';
import { LazyPart } from '../../binding/LazyPart.tsx';
import { loadOnce } from '../../binding/loadOnce.ts';
import type { Generating } from './useGenerate.ts';
import type { KeyQuestion, NamedKey } from './useKeyQuestion.ts';

// Few visits make a key or change one.
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

/** The dialog in which it is chosen what a new key may do, or one that is there. */
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
