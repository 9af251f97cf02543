import {
  type Client,
  checkIdentityNumber,
  createFundingStore,
  type FundingAccount,
  fieldIssues,
  formatIssue,
} from '@oja/core';
import { useState } from 'react';
import { useText } from '../../binding/TextProvider.tsx';
import { type Form, type FormErrors, hasErrors, useForm } from '../../binding/useForm.ts';
import { mayBeDone, type RequestState, useRequest } from '../../binding/useRequest.ts';
import { funding } from '../../text/en/funding.ts';
import { fieldErrors } from '../../text/fieldErrors.ts';

/** Kind of identity number: BVN (bank verification) or NIN (national identity), 11 digits each. */
export type Identity = 'bvn' | 'nin';

const names = ['bankCode', 'number', 'consent'] as const;
type Name = (typeof names)[number];

interface OpenAccountForm extends Pick<RequestState<FundingAccount>, 'problem'> {
  readonly form: Form<Name>;
  readonly identity: Identity;
  choose(identity: Identity): void;
}

/** The form that requests an account. The identity number is held only in the field. */
export function useOpenAccount(client: Client, onOpened: (account: FundingAccount) => void): OpenAccountForm {
  const text = useText({ funding, fieldIssues });
  const words = text.funding;
  const issues = { ...text.fieldIssues, empty: words.identityMissing };
  const store = client.getStore(createFundingStore);
  const [identity, setIdentity] = useState<Identity>('bvn');
  const sending = useRequest<FundingAccount>();

  const open = async (bankCode: string, number: string) => {
    const result = await sending.send(() => store.openAccount({ bankCode, [identity]: number }));
    if (result?.ok) onOpened(result.data);
    if (!result || result.ok) return;
    // The account may exist: the reloaded list shows it before the agent retries.
    if (mayBeDone(result.problem)) void store.accounts.refresh();
    const { bankCode: ofBank, bvn, nin } = fieldErrors(result.problem, ['bankCode', 'bvn', 'nin']);
    const errors: FormErrors<Name> = {
      ...(ofBank && { bankCode: ofBank }),
      ...((bvn ?? nin) && { number: bvn ?? nin }),
    };
    // The field shows the error, so the form must not repeat it.
    if (hasErrors(errors)) sending.forget();
    form.refuse(errors);
  };

  const form: Form<Name> = useForm<Name>({
    names,
    async send({ bankCode, number, consent }): Promise<void> {
      const read = checkIdentityNumber(number);
      const errors: FormErrors<Name> = {
        ...(!bankCode && { bankCode: words.bankMissing }),
        ...(!read.ok && { number: formatIssue(read.issue, words.identityNumber[identity], issues) }),
        ...(!consent && { consent: words.consentMissing }),
      };
      if (read.ok && !hasErrors(errors)) await open(bankCode, read.value);
      else form.refuse(errors);
    },
  });

  return {
    form,
    identity,
    problem: sending.problem,
    choose(next) {
      // A typed BVN is not a valid NIN, and the reverse.
      setIdentity(next);
      form.entries.number.onChange('');
    },
  };
}
