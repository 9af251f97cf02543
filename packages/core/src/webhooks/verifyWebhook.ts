import { parseWebhookEvent, type WebhookEvent } from './webhookEvent.ts';

/** How far the sender's clock may be off, and how old a copy may be, in ms: 5 minutes (Standard Webhooks). */
export const WEBHOOK_TOLERANCE_MS = 300_000;
/** A secret is replaced by one other at a time: more signatures than this are nobody's. */
const MOST_SIGNATURES = 8;

/** Headers as a `Request` or as Node has them. */
export type WebhookHeaders =
  | { get(name: string): string | null }
  | Readonly<Record<string, string | readonly string[] | undefined>>;

/** A webhook as it arrived. */
export interface ReceivedWebhook {
  /** The body as it came, byte for byte: JSON that was parsed and written again has another signature. */
  readonly body: string | Uint8Array;
  readonly headers: WebhookHeaders;
  /** `whsec_…`; while a secret is being replaced, both. */
  readonly secrets: string | readonly string[];
  /** Now, in ms since 1970; the device's clock by default. */
  readonly now?: number;
}

/** Why a webhook was not taken. Answer 400, or 500 for `bad-secret`, which is a fault of this side. */
export interface WebhookProblem {
  readonly kind: 'unsigned' | 'expired' | 'forged' | 'unexpected-body' | 'bad-secret';
  /** For a developer's log. It holds nothing of the body and no secret. */
  readonly message: string;
}

export type WebhookOutcome =
  | { readonly ok: true; readonly data: WebhookEvent }
  | { readonly ok: false; readonly problem: WebhookProblem };

const messages: Readonly<Record<WebhookProblem['kind'], string>> = {
  unsigned: 'It lacks webhook-id, webhook-timestamp or webhook-signature, so it is not from Oja.',
  expired: 'Its webhook-timestamp is more than 5 minutes off. Check this machine’s clock.',
  forged: 'No signature fits. Check the secret, and that the body is passed on as it came.',
  'unexpected-body': 'It is signed, but it is not an event as agreed. Update @oja/core.',
  'bad-secret': 'A secret is whsec_ and base64, as it was shown when the webhook was made.',
};

const refuse = (kind: WebhookProblem['kind']): WebhookOutcome => ({
  ok: false,
  problem: { kind, message: messages[kind] },
});

function headerOf(headers: WebhookHeaders, name: string): string {
  if (typeof headers.get === 'function') return headers.get(name) ?? '';
  const value = Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  return typeof value === 'string' ? value : '';
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}

function keyBytes(secret: string): Uint8Array<ArrayBuffer> | null {
  const bytes = secret.startsWith('whsec_') ? fromBase64(secret.slice(6)) : null;
  return bytes && bytes.length >= 24 ? bytes : null;
}

function joined(prefix: string, body: string | Uint8Array): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const [head, rest] = [encoder.encode(prefix), typeof body === 'string' ? encoder.encode(body) : body];
  const all = new Uint8Array(head.length + rest.length);
  all.set(head);
  all.set(rest, head.length);
  return all;
}

/** WebCrypto compares in constant time. */
async function fits(
  content: Uint8Array<ArrayBuffer>,
  signatures: readonly Uint8Array<ArrayBuffer>[],
  key: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const { subtle } = crypto;
  const imported = await subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
  const verdicts = await Promise.all(signatures.map((one) => subtle.verify('HMAC', imported, one, content)));
  return verdicts.includes(true);
}

/**
 * Checks that a webhook is from Oja and recent, and reads its event (Standard Webhooks, standardwebhooks.com). It runs
 * wherever WebCrypto is: Node 20, edge runtimes, workers. Never throws. A repeated delivery has the same `id`.
 */
export async function verifyWebhook(received: ReceivedWebhook): Promise<WebhookOutcome> {
  const { body, headers, secrets, now = Date.now() } = received;
  const keys = (typeof secrets === 'string' ? [secrets] : secrets).map(keyBytes);
  const known = keys.filter((key) => key !== null);
  if (known.length === 0 || known.length < keys.length) return refuse('bad-secret');
  const id = headerOf(headers, 'webhook-id');
  const timestamp = headerOf(headers, 'webhook-timestamp');
  const signatures = headerOf(headers, 'webhook-signature')
    .split(' ', MOST_SIGNATURES)
    .flatMap((one) => (one.startsWith('v1,') ? [fromBase64(one.slice(3))] : []))
    .filter((one) => one !== null);
  if (!id || !/^\d{1,12}$/.test(timestamp) || signatures.length === 0) return refuse('unsigned');
  if (Math.abs(now - Number(timestamp) * 1000) > WEBHOOK_TOLERANCE_MS) return refuse('expired');
  const content = joined(`${id}.${timestamp}.`, body);
  const verdicts = await Promise.all(known.map((key) => fits(content, signatures, key)));
  if (!verdicts.includes(true)) return refuse('forged');
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body);
  const event = parseWebhookEvent(id, text);
  return event ? { ok: true, data: event } : refuse('unexpected-body');
}
