import { useEffect, useState } from 'react';

/** Whether the store's purchases survive a reload; `true` until the store says otherwise. */
export function useIsDurable(store: { isDurable(): Promise<boolean> }): boolean {
  const [isDurable, setDurable] = useState(true);
  useEffect(() => {
    let isHere = true;
    store.isDurable().then((durable) => isHere && setDurable(durable));
    return () => {
      isHere = false;
    };
  }, [store]);
  return isDurable;
}
