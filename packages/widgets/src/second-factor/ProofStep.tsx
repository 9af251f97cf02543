import type { CallResult, PasswordProof } from '@oja/core';
import { useState } from 'react';
import { ProofForm } from '../binding/ProofForm.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { secondFactor } from '../text/en/secondFactor.ts';
import { OtherDevices } from './OtherDevices.tsx';

type ProofStepProps<T> = Readonly<{
  title: string;
  lead: string;
  submitLabel: string;
  /** Asks whether to end the other sessions. */
  asksForOthers?: boolean;
  send: (proof: PasswordProof, endOthers: boolean) => Promise<CallResult<T>>;
  onDone: (data: T) => void;
}>;

/** Asks for the password, and the code if needed, before a change of the second factor. */
export function ProofStep<T>({ asksForOthers, send, ...props }: ProofStepProps<T>) {
  const words = useText({ secondFactor }).secondFactor;
  const [endsOthers, setEndsOthers] = useState(true);
  return (
    <ProofForm {...props} words={words} send={(proof) => send(proof, endsOthers)}>
      {asksForOthers && <OtherDevices ends={endsOthers} onChange={setEndsOthers} />}
    </ProofForm>
  );
}
