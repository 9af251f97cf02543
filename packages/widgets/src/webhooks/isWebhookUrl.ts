/** Local hosts, which a demo server may accept without https. */
const OWN_MACHINE = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** Whether the text has the form of a URL that events can be posted to. */
export function isWebhookUrl(typed: string): boolean {
  try {
    const { protocol, hostname } = new URL(typed);
    return protocol === 'https:' || (protocol === 'http:' && OWN_MACHINE.test(hostname));
  } catch {
    return false;
  }
}
