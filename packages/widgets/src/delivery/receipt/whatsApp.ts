import { percentEncode } from '@oja/core';

/**
 * Opens WhatsApp with a message; the agent chooses the recipient there.
 *
 * This is the only place that puts a token or a pin into a URL: a browser without a share sheet can hand a
 * message to WhatsApp in no other way. The address is made only when the agent taps. So it is never an `href`
 * that the page holds, a browser prefetches, a status bar shows or a host's script reads. The new window has
 * neither an opener nor a referrer, and the address does not enter this page's history.
 */
export function openWhatsApp(message: string): void {
  window.open(`https://wa.me/?text=${percentEncode(message)}`, '_blank', 'noopener,noreferrer');
}
