import type { CustomersStore } from '@oja/core';
import { useEffect, useState } from 'react';
import { useSignal } from '../binding/signals.ts';
import { useText } from '../binding/TextProvider.tsx';
import { customers } from '../text/en/customers.ts';
import { kit } from '../text/en/kit.ts';
import { SearchInput } from '../ui/input/SearchInput.tsx';

/** Delay in ms after the last key press before the server is asked. */
const PAUSE = 300;

/** Filters the list while the agent types. */
export function CustomerSearch({ store }: Readonly<{ store: CustomersStore }>) {
  const text = useText({ customers, kit });
  const search = useSignal(store.search);
  const [typed, setTyped] = useState(search);
  const [shown, setShown] = useState(search);
  // The search was changed from outside, for example by "Clear search" in the empty result.
  if (shown !== search) {
    setShown(search);
    setTyped(search);
  }
  useEffect(() => {
    const timer = setTimeout(() => store.narrow(typed.trim()), PAUSE);
    return () => clearTimeout(timer);
  }, [store, typed]);
  return <SearchInput label={text.customers.search} words={text.kit} value={typed} onChange={setTyped} />;
}
