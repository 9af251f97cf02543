/** The machine that a demo server runs on, which it may let be reached without https. */
const OWN_MACHINE = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** True for an address that events can be posted to, as far as its form tells. */
export function isWebhookUrl(typed: string): boolean {
  try {
    const { protocol, hostname } = new URL(typed);
    return protocol === 'https:' || (protocol === 'http:' && OWN_MACHINE.test(hostname));
  } catch {
    return false;
  }
}
