import { SESSION_KEY, type Session } from '@oja/core';

/**
 * A page that the browser kept aside and shows again (Back, from another site) has heard of no logout in another tab.
 * It is told to look, in the way in which tabs tell each other.
 */
export function followReturn(session: Session): () => void {
  const look = ({ persisted }: PageTransitionEvent) => {
    if (persisted && !session.inMemoryOnly.peek()) {
      dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }));
    }
  };
  addEventListener('pageshow', look);
  return () => removeEventListener('pageshow', look);
}
