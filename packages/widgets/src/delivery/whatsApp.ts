import { percentEncode } from '@oja/core';

/**
 * Opens WhatsApp with a message; the agent chooses whom it goes to.
 *
 * The one place where a token or a pin gets into a URL, because WhatsApp takes a message in no other way from a browser
 * that has no share sheet. So the address is made when the agent taps and at no other time: it is never an `href` that
 * the page holds, a browser fetches ahead, a status bar shows or a host's script reads. The new window knows neither
 * this one nor where it came from, and the address stays in no history of this page.
 */
export function openWhatsApp(message: string): void {
  window.open(`https://wa.me/?text=${percentEncode(message)}`, '_blank', 'noopener,noreferrer');
}
