import { type ClientProps, ClientProvider, useClient } from '../binding/ClientProvider.tsx';
import { ProofForm } from '../binding/ProofForm.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { useArrivalFocus } from '../binding/useFocus.ts';
import { changePassword } from '../text/en/changePassword.ts';
import { heading } from '../theme/type.css.ts';
import { Button } from '../ui/button/Button.tsx';
import { Notice } from '../ui/feedback/Notice.tsx';
import { Card } from '../ui/layout/Card.tsx';
import { WidgetRoot } from '../ui/layout/WidgetRoot.tsx';
import { type KeysOffering, useKeysOffer } from './useKeysOffer.ts';

export type KeysOfferProps = Readonly<
  ClientProps & {
    /** Called when the agent has decided, or has no API key to revoke. Unmount it then. */
    onDone: () => void;
  }
>;

/**
 * Offers to revoke the agent's API keys, which stay valid after a change of password. Render it on the page once the
 * password is changed. Empty until the keys are loaded.
 */
export function KeysOffer({ client: own, onDone }: KeysOfferProps) {
  const client = useClient(own);
  const words = useText({ changePassword }).changePassword;
  const offering = useKeysOffer(client, onDone);
  const { step, count } = offering;
  const Step = steps[step];
  const name = step === 'revoked' ? words.keysRevoked(count) : words.keysTitle(count);
  // The form of the proof has the name itself.
  const isNamed = step !== 'looking' && step !== 'proving';
  return (
    <WidgetRoot {...(isNamed && { 'aria-label': name })}>
      <ClientProvider client={client}>
        <Step {...offering} onDone={onDone} />
      </ClientProvider>
    </WidgetRoot>
  );
}

type StepProps = Readonly<KeysOffering & { onDone: () => void }>;

function Question({ count, step, revoke, onDone }: StepProps) {
  const words = useText({ changePassword }).changePassword;
  const hasFailed = step === 'failed';
  return (
    <Notice
      tone={hasFailed ? 'critical' : 'caution'}
      title={hasFailed ? words.keysFailed(count) : words.keysTitle(count)}
      action={
        <>
          <Button variant="danger" busy={step === 'revoking'} onClick={() => void revoke()}>
            {words.keysRevoke(count)}
          </Button>
          <Button disabled={step === 'revoking'} onClick={onDone}>
            {words.keysKeep(count)}
          </Button>
        </>
      }
    >
      {hasFailed ? words.keysLook : words.keysBody}
    </Notice>
  );
}

/** Asks for the new password, which the server requires. */
function Proof({ count, prove, proven, onDone }: StepProps) {
  const words = useText({ changePassword }).changePassword;
  const title = words.keysTitle(count);
  return (
    <Card>
      <h2 className={heading}>{title}</h2>
      <ProofForm
        title={title}
        lead={words.keysProof}
        submitLabel={words.keysRevoke(count)}
        words={{ password: words.newPassword, passwordMissing: words.keysPasswordMissing }}
        send={prove}
        onDone={proven}
      />
      <Button onClick={onDone}>{words.keysKeep(count)}</Button>
    </Card>
  );
}

function Revoked({ count, onDone }: StepProps) {
  const words = useText({ changePassword }).changePassword;
  const button = useArrivalFocus<HTMLButtonElement>();
  return (
    <Notice
      tone="positive"
      title={words.keysRevoked(count)}
      action={
        <Button ref={button} onClick={onDone}>
          {words.keysDone}
        </Button>
      }
    >
      {words.keysRevokedBody}
    </Notice>
  );
}

const steps = {
  looking: () => null,
  asked: Question,
  revoking: Question,
  failed: Question,
  proving: Proof,
  revoked: Revoked,
};
