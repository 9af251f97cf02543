import type { Bank, Client, Resource } from '@oja/core';
import { useText } from '../binding/TextProvider.tsx';
import { useResource } from '../binding/useResource.ts';
import { funding } from '../text/en/funding.ts';
import { Field } from '../ui/field/Field.tsx';
import { Select } from '../ui/field/Select.tsx';
import { FailedPart } from './PartStates.tsx';

type BankFieldProps = Readonly<{
  client: Client;
  banks: Resource<readonly Bank[]>;
  label: string;
  /** A bank's code; empty while none is chosen. */
  value: string;
  onChange: (code: string) => void;
  error: string | undefined;
}>;

const NONE: readonly Bank[] = [];

/** One of the country's banks, from the server's list. */
export function BankField({ client, banks, label, value, onChange, error }: BankFieldProps) {
  const words = useText({ funding }).funding;
  const state = useResource(client, banks);
  const isWaiting = state.status === 'idle' || state.status === 'loading';
  if (state.status === 'failed')
    return <FailedPart title={words.banksFailed} problem={state.problem} onRetry={banks.refresh} />;
  const choices = (state.data ?? NONE).map(({ code, name }) => ({ value: code, label: name }));
  return (
    <div aria-busy={isWaiting}>
      <Field label={label} error={error}>
        <Select
          value={value || null}
          onChange={onChange}
          choices={choices}
          placeholder={isWaiting ? words.banksLoading : words.chooseBank}
          disabled={isWaiting}
        />
      </Field>
    </div>
  );
}
