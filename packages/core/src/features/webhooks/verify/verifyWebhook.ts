import { parseWebhookEvent, type WebhookEvent } from './webhookEvent.ts';

/** How far the sender's clock may differ, and how old a delivery may be, in ms: 5 minutes (Standard Webhooks). */
export const WEBHOOK_TOLERANCE_MS = 300_000;
/** The maximum number of checked signatures. During a rotation there are two: the old and the new secret both sign. */
const MOST_SIGNATURES = 8;

/** Headers of a `Request` or of Node, with names in any case. Only the signature may occur more than once. */
export type WebhookHeaders =
  | { get(name: string): string | null }
  | Readonly<Record<string, string | readonly string[] | undefined>>;

/** A webhook as it was received. */
export interface ReceivedWebhook {
  /**
   * The raw body, byte for byte, as text or bytes (a Buffer is bytes). JSON that was parsed and serialised
   * again has another signature.
   */
  readonly body: string | ArrayBuffer | ArrayBufferView;
  readonly headers: WebhookHeaders;
  /** `whsec_…`; both secrets during a rotation. */
  readonly secrets: string | readonly string[];
  /** The current time in ms since 1970; the device's clock by default. */
  readonly now?: number;
}

/**
 * A fault of the receiver. `parsed-body`: the body is neither text nor bytes, because a framework has parsed
 * it.
 */
type LocalFault = 'bad-secret' | 'parsed-body' | 'no-webcrypto';

/**
 * Why a webhook was refused. Answer 500 for the receiver's own faults (`bad-secret`, `parsed-body`,
 * `no-webcrypto`), else 400.
 */
export interface WebhookProblem {
  readonly kind: 'unsigned' | 'expired' | 'forged' | 'unexpected-body' | LocalFault;
  /** For a developer's log. Includes no part of the body and no secret. */
  readonly message: string;
}

export type WebhookOutcome =
  | { readonly ok: true; readonly data: WebhookEvent }
  | { readonly ok: false; readonly problem: WebhookProblem };

const messages: Readonly<Record<WebhookProblem['kind'], string>> = {
  unsigned:
    'The request lacks webhook-id, webhook-timestamp or webhook-signature, so it is not from Oja. Pass the headers unchanged.',
  expired: 'The webhook-timestamp is more than 5 minutes off. Check this machine’s clock.',
  forged: 'No signature matches. Check the secret, and pass the raw body unchanged.',
  'unexpected-body': 'The request is signed, but it is not a valid event. Update @oja/core.',
  'bad-secret':
    'A secret is whsec_ followed by base64. Pass it as it was shown when the webhook was created.',
  'no-webcrypto': 'This runtime has no crypto.subtle. Use Node 20 or later, or an https page.',
  'parsed-body': 'The body is neither text nor bytes. Pass the raw body, before your framework parses it.',
};

const refuse = (kind: WebhookProblem['kind']): WebhookOutcome => ({
  ok: false,
  problem: { kind, message: messages[kind] },
});

/** Returns the values of one header; none if it is neither text nor a list of texts. */
function valuesOf(headers: WebhookHeaders, name: string): readonly string[] {
  const found: unknown =
    typeof headers.get === 'function'
      ? headers.get(name)
      : Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  return [found].flat().filter((value) => typeof value === 'string');
}

/** Returns the value of a header; '' if it is missing or occurs twice. */
function headerOf(headers: WebhookHeaders, name: string): string {
  const [value = '', ...more] = valuesOf(headers, name);
  return more.length === 0 ? value : '';
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}

function keyBytes(secret: unknown): Uint8Array<ArrayBuffer> | null {
  const bytes =
    typeof secret === 'string' && secret.startsWith('whsec_') ? fromBase64(secret.slice(6)) : null;
  return bytes && bytes.length >= 24 ? bytes : null;
}

/**
 * Compares the tag instead of the class: a buffer of another realm (a worker, a test runner) has another
 * class.
 */
const isBuffer = (body: unknown): body is ArrayBuffer =>
  /^\[object (Shared)?ArrayBuffer\]$/.test(Object.prototype.toString.call(body));

/** Returns a copy of the body's bytes; `null` if it is neither text nor bytes. */
function bytesOf(body: unknown): Uint8Array<ArrayBuffer> | null {
  try {
    if (typeof body === 'string') return new TextEncoder().encode(body);
    if (isBuffer(body)) return Uint8Array.from(new Uint8Array(body));
    if (!ArrayBuffer.isView(body)) return null;
    return Uint8Array.from(new Uint8Array(body.buffer, body.byteOffset, body.byteLength));
  } catch {
    // The buffer was transferred and is detached.
    return null;
  }
}

function joined(prefix: string, body: Uint8Array): Uint8Array<ArrayBuffer> {
  const head = new TextEncoder().encode(prefix);
  const all = new Uint8Array(head.length + body.length);
  all.set(head);
  all.set(body, head.length);
  return all;
}

/** Verifies in constant time, with WebCrypto. */
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

async function verify({ body, headers, secrets, now }: Required<ReceivedWebhook>): Promise<WebhookOutcome> {
  const keys = [secrets].flat().map(keyBytes);
  const known = keys.filter((key) => key !== null);
  if (known.length === 0 || known.length < keys.length) return refuse('bad-secret');
  if (!globalThis.crypto?.subtle) return refuse('no-webcrypto');
  const bytes = bytesOf(body);
  if (!bytes) return refuse('parsed-body');
  const id = headerOf(headers, 'webhook-id');
  const timestamp = headerOf(headers, 'webhook-timestamp');
  const signatures = valuesOf(headers, 'webhook-signature')
    .join(' ')
    .split(' ', MOST_SIGNATURES)
    .flatMap((one) => (one.startsWith('v1,') ? [fromBase64(one.slice(3))] : []))
    .filter((one) => one !== null);
  if (!id || !/^\d{1,12}$/.test(timestamp) || signatures.length === 0) return refuse('unsigned');
  // NaN is never within the tolerance.
  if (!(Math.abs(now - Number(timestamp) * 1000) <= WEBHOOK_TOLERANCE_MS)) return refuse('expired');
  const content = joined(`${id}.${timestamp}.`, bytes);
  const verdicts = await Promise.all(known.map((key) => fits(content, signatures, key)));
  if (!verdicts.includes(true)) return refuse('forged');
  const event = parseWebhookEvent(id, new TextDecoder().decode(bytes));
  return event ? { ok: true, data: event } : refuse('unexpected-body');
}

/**
 * Verifies that a webhook is from Oja and recent, and parses its event (Standard Webhooks,
 * standardwebhooks.com). Runs wherever WebCrypto is available: Node 20, edge runtimes, workers. Never throws:
 * unreadable input is refused as `unsigned`. A repeated delivery has the same `id`.
 */
export async function verifyWebhook(received: ReceivedWebhook): Promise<WebhookOutcome> {
  try {
    const { body, headers, secrets, now = Date.now() } = received;
    return await verify({ body, headers, secrets, now });
  } catch {
    return refuse('unsigned');
  }
}
