import { Webhook } from 'standardwebhooks';

/** The key in "whsec_<base64>"; `undefined` for another form, or for fewer than 24 or more than 64 bytes. */
export function readWebhookSecret(secret: string): Buffer | undefined {
  const [, encoded] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(secret) ?? [];
  const key = Buffer.from(encoded ?? '', 'base64');
  const isRandom = new Set(key).size > 8;
  return key.length >= 24 && key.length <= 64 && isRandom ? key : undefined;
}

/**
 * The headers of a message by the Standard Webhooks specification. The receiver should refuse a wrong signature, an
 * old timestamp and a repeated id. `at` in ms. During a rotation, each of several secrets adds a signature.
 */
export function signMessage(
  id: string,
  at: number,
  body: string,
  ...secrets: readonly string[]
): Record<string, string> {
  const signatures = secrets.map((secret) => new Webhook(secret).sign(id, new Date(at), body));
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at / 1000)),
    'webhook-signature': signatures.join(' '),
  };
}
