import type { CustomersStore } from '@oja/core';
import { useSignal } from '../binding/signals.ts';
import { useText } from '../binding/TextProvider.tsx';
import { useTypedSearch } from '../binding/useTypedSearch.ts';
import { customers } from '../text/en/customers.ts';
import { kit } from '../text/en/kit.ts';
import { SearchInput } from '../ui/input/SearchInput.tsx';

/** Filters the list while the agent types. */
export function CustomerSearch({ store }: Readonly<{ store: CustomersStore }>) {
  const text = useText({ customers, kit });
  const { typed, type } = useTypedSearch(useSignal(store.search), store.narrow);
  return <SearchInput label={text.customers.search} words={text.kit} value={typed} onChange={type} />;
}
