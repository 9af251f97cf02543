import { SESSION_KEY, type Session } from '@oja/core';

/**
 * Rechecks the session when a page is restored from the back/forward cache, where it received no storage events: a
 * logout in another tab must end it. Dispatches the storage event that tabs send each other.
 */
export function recheckOnPageShow(session: Session): () => void {
  const look = ({ persisted }: PageTransitionEvent) => {
    if (persisted && !session.inMemoryOnly.peek()) {
      dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }));
    }
  };
  addEventListener('pageshow', look);
  return () => removeEventListener('pageshow', look);
}
