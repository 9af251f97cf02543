import type { Bank, Client, Resource } from '@oja/core';
import { ResourceFailed } from '../binding/ResourceNotices.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { useResource } from '../binding/useResource.ts';
import { funding } from '../text/en/funding.ts';
import { Field } from '../ui/form/Field.tsx';
import { Select } from '../ui/input/Select.tsx';

type BankFieldProps = Readonly<{
  client: Client;
  banks: Resource<readonly Bank[]>;
  label: string;
  /** Code of the bank; empty if none is chosen. */
  value: string;
  onChange: (code: string) => void;
  error: string | null;
}>;

const NONE: readonly Bank[] = [];

/** A select of the banks that the server lists. */
export function BankField({ client, banks, label, value, onChange, error }: BankFieldProps) {
  const words = useText({ funding }).funding;
  const state = useResource(client, banks);
  if (state.status === 'failed')
    return (
      <ResourceFailed
        words={{ failed: words.banksFailed, tryAgain: words.tryAgain }}
        problem={state.problem}
        onRetry={banks.refresh}
      />
    );
  const choices = (state.data ?? NONE).map(({ code, name }) => ({ value: code, label: name }));
  return (
    <div aria-busy={state.isPending}>
      <Field label={label} error={error}>
        <Select
          value={value || null}
          onChange={onChange}
          choices={choices}
          placeholder={state.isPending ? words.banksLoading : words.chooseBank}
          disabled={state.isPending}
        />
      </Field>
    </div>
  );
}
