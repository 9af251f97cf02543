import { percentEncode } from '@oja/core';

/**
 * Opens WhatsApp with a message; the agent chooses the recipient there.
 *
 * This is the only place that puts a token or a PIN into a URL, because a browser without a share sheet has no other
 * way to pass a message to WhatsApp. The URL is created only when the agent taps. So it is never an `href` in the page,
 * which a browser could prefetch, a status bar could show or a host's script could read. The new window has neither an
 * opener nor a referrer, and the URL does not enter this page's history.
 */
export function openWhatsApp(message: string): void {
  window.open(`https://wa.me/?text=${percentEncode(message)}`, '_blank', 'noopener,noreferrer');
}
