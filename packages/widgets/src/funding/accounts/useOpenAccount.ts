import {
  type Client,
  checkIdentityNumber,
  createFundingStore,
  type FundingAccount,
  formatIssue,
} from '@oja/core';
import { useState } from 'react';
import { useText } from '../../binding/TextProvider.tsx';
import { mayBeDone, type Sending, useSending } from '../../binding/useSending.ts';
import { funding } from '../../text/en/funding.ts';
import { fieldErrors } from '../../text/fieldErrors.ts';
import { type Draft, type Issues, isFaulty, useDraft } from '../useDraft.ts';

/** What a bank knows a person by; 11 digits each. */
export type Identity = 'bvn' | 'nin';

type Key = 'bankCode' | 'number' | 'consent';
const empty = { bankCode: '', number: '', consent: '' } as const satisfies Record<Key, string>;

interface OpenAccountForm extends Pick<Sending<FundingAccount>, 'isBusy' | 'problem'> {
  readonly draft: Draft<Key>;
  readonly identity: Identity;
  choose(identity: Identity): void;
  submit(): void;
}

/** The request for an account: what is asked, what is wrong with it, the sending. The number stands in the field only. */
export function useOpenAccount(client: Client, onOpened: (account: FundingAccount) => void): OpenAccountForm {
  const words = useText({ funding }).funding;
  const store = client.getStore(createFundingStore);
  const draft = useDraft<Key>(empty);
  const [identity, setIdentity] = useState<Identity>('bvn');
  const sending = useSending<FundingAccount>();

  const send = async (number: string) => {
    const { bankCode } = draft.values;
    const outcome = await sending.send(() => store.openAccount({ bankCode, [identity]: number }));
    if (outcome?.ok) onOpened(outcome.data);
    if (!outcome || outcome.ok) return;
    // It may be open by now: the list tells before it is asked for again.
    if (mayBeDone(outcome.problem)) void store.accounts.refresh();
    const { bankCode: ofBank, bvn, nin } = fieldErrors(outcome.problem, ['bankCode', 'bvn', 'nin']);
    const issues: Issues<Key> = {
      ...(ofBank && { bankCode: ofBank }),
      ...((bvn ?? nin) && { number: bvn ?? nin }),
    };
    if (isFaulty(issues)) {
      // Said beside the field, and once.
      sending.forget();
      draft.refuse(issues);
    }
  };

  return {
    draft,
    identity,
    isBusy: sending.isBusy,
    problem: sending.problem,
    choose(next) {
      // A BVN is no NIN.
      setIdentity(next);
      draft.change('number')('');
    },
    submit() {
      const { bankCode, number, consent } = draft.values;
      const read = checkIdentityNumber(number);
      const issues: Issues<Key> = {
        ...(!bankCode && { bankCode: words.bankMissing }),
        ...(!read.ok && {
          number: formatIssue(read.issue, words.identityNumber[identity], words.identityIssues),
        }),
        ...(!consent && { consent: words.consentMissing }),
      };
      if (isFaulty(issues)) draft.refuse(issues);
      else if (read.ok) void send(read.value);
    },
  };
}
