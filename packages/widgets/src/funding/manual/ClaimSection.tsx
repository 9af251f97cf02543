import type { Client, Kobo } from '@oja/core';
import { useState } from 'react';
import { useText } from '../../binding/TextProvider.tsx';
import { funding } from '../../text/en/funding.ts';
import { smallMuted } from '../../theme/type.css.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import * as styles from '../Funding.css.ts';
import { ClaimForm } from './ClaimForm.tsx';
import { StepNumber } from './StepNumber.tsx';
import { useClaim } from './useClaim.ts';

/** The last step: a form that opens once the agent has made the transfer. */
export function ClaimSection({ client, minimum }: Readonly<{ client: Client; minimum: Kobo | undefined }>) {
  const words = useText({ funding }).funding;
  const [isTelling, setTelling] = useState<boolean | null>(null);
  const claim = useClaim(client, minimum, () => setTelling(false));
  if (isTelling) return <ClaimForm client={client} claim={claim} onCancel={() => setTelling(false)} />;
  return (
    <div className={styles.group}>
      <StepNumber of={3} isBack={isTelling === false}>
        {words.tellUs}
      </StepNumber>
      {claim.claimed === null ? (
        <p className={smallMuted}>{words.tellUsWhy}</p>
      ) : (
        <Notice tone="positive" title={words.claimed}>
          {words.claimedBody(claim.claimed)}
        </Notice>
      )}
      <Button variant="primary" full onClick={() => setTelling(true)}>
        {words.haveTransferred}
      </Button>
    </div>
  );
}
