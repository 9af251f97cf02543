import { type Client, createPasskeyProof, createPasskeysStore } from '@oja/core';
import { passkeys } from '../text/en/passkeys.ts';
import { Button } from '../ui/button/Button.tsx';
import { Notice } from '../ui/feedback/Notice.tsx';
import { lock } from '../ui/icon/glyphs.ts';
import { signAsked } from './passkeyPrompt.ts';
import { useText } from './TextProvider.tsx';
import { usePasskeyPrompt } from './usePasskeyPrompt.ts';
import { isLacking, useResource } from './useResource.ts';

type PasskeyCodeProps = Readonly<{
  client: Client;
  /** Called with the code that the server returns for the passkey. It replaces a typed code. */
  onCode: (code: string) => void;
}>;

/** Offers a passkey instead of a typed code. Hidden if the agent has none; shown if the list of passkeys failed to load. */
export function PasskeyCode({ client, onCode }: PasskeyCodeProps) {
  const words = useText({ passkeys }).passkeys;
  const state = useResource(client, client.getStore(createPasskeysStore));
  const proof = client.getStore(createPasskeyProof);
  const { isBusy, failure, run } = usePasskeyPrompt({
    prompt: () => signAsked(proof.begin()),
    finish: (credential) => proof.prove(credential),
    onDone: ({ code }) => onCode(code),
  });
  const mayHaveOne = state.data ? state.data.length > 0 : state.isError && !isLacking(state);
  if (!mayHaveOne) return null;
  return (
    <>
      {failure && <Notice tone="critical">{failure}</Notice>}
      <Button glyph={lock} full busy={isBusy} onClick={run}>
        {words.use}
      </Button>
    </>
  );
}
