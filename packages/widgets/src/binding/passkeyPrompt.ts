import type { CallResult, NewPasskey, PasskeyCreation, PasskeyRequest, SignedPasskey } from '@oja/core';

/** Why the browser's prompt returned no passkey. The text section `passkeys` has a sentence of the same name. */
export type PromptIssue = 'cancelled' | 'unsupported' | 'known' | 'unlocked' | 'broken';

type Prompted<T> =
  | { readonly ok: true; readonly credential: T }
  | { readonly ok: false; readonly issue: PromptIssue };

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/**
 * Returns bytes in base64url. Does not check their class: a password manager returns buffers of another
 * realm, views and lists. Text counts as base64url already. Throws a `TypeError` if there are no bytes.
 */
function base64urlOf(value: unknown): string {
  if (typeof value === 'string' && value !== '')
    return value.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  if (typeof value !== 'object' || value === null) throw new TypeError('These are no bytes');
  const bytes = ArrayBuffer.isView(value)
    ? new Uint8Array(value.buffer, value.byteOffset, value.byteLength)
    : new Uint8Array(value as ArrayBuffer);
  if (bytes.length === 0) throw new TypeError('There are no bytes');
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

type Descriptors = PasskeyRequest['allowCredentials'];
const descriptorsOf = (given: Descriptors): PublicKeyCredentialDescriptor[] =>
  given.map(({ id, type, transports }) => ({
    ...{ id: bytesOf(id), type },
    ...(transports && { transports: transports as AuthenticatorTransport[] }),
  }));

// Web Authentication, level 3: what a browser throws is a DOMException of these names.
const issues: Readonly<Record<string, PromptIssue>> = {
  // Cancelled or timed out: the browser does not say which.
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known',
  ConstraintError: 'unlocked',
  NotSupportedError: 'unsupported',
  // The page's domain is not the one that the server has passkeys for.
  SecurityError: 'unsupported',
};

/** True if the browser supports passkeys. Pages on plain http and old browsers do not. */
const isSupported = () => typeof PublicKeyCredential !== 'undefined' && 'credentials' in navigator;

/**
 * The fields that are read of a passkey. A password manager may return a plain object without the methods of the
 * browser's class.
 */
interface GivenPasskey {
  readonly id?: unknown;
  readonly rawId?: unknown;
  readonly type?: unknown;
  readonly response: Readonly<Record<string, unknown>>;
}

function isPasskey(given: unknown): given is GivenPasskey {
  const { type, response } = (given ?? {}) as Partial<GivenPasskey>;
  return type === 'public-key' && typeof response === 'object' && response !== null;
}

/** Compares the name: an exception of another realm, or of a password manager, has another class. */
function issueOf(error: unknown): PromptIssue {
  const { name } = (error ?? {}) as { readonly name?: unknown };
  return (
    (typeof name === 'string' && Object.entries(issues).find(([known]) => known === name)?.[1]) || 'broken'
  );
}

async function prompt<T>(
  ask: () => Promise<unknown>,
  read: (passkey: GivenPasskey) => T,
): Promise<Prompted<T>> {
  if (!isSupported()) return { ok: false, issue: 'unsupported' };
  try {
    const given = await ask();
    return isPasskey(given) ? { ok: true, credential: read(given) } : { ok: false, issue: 'broken' };
  } catch (error) {
    return { ok: false, issue: issueOf(error) };
  }
}

/** `id` is `rawId` in base64url (Web Authentication, section 5.1), so either is enough. */
function named({ id, rawId }: GivenPasskey) {
  const name = base64urlOf(rawId ?? id);
  return { id: name, rawId: name, type: 'public-key' } as const;
}

/** Maximum number of transports that a server accepts. */
const MOST_TRANSPORTS = 8;

/**
 * The transports of a passkey, from its method or from a list as in `toJSON`. They are hints, so the list may be empty.
 */
function transportsOf(response: GivenPasskey['response']): string[] {
  const { getTransports, transports } = response;
  const found: unknown = typeof getTransports === 'function' ? getTransports.call(response) : transports;
  const words = Array.isArray(found) ? found : [];
  return words
    .filter((word) => typeof word === 'string' && /^[\w-]{1,20}$/.test(word))
    .slice(0, MOST_TRANSPORTS);
}

/**
 * Asks the browser to create a passkey. Converts bytes without `parseCreationOptionsFromJSON` and `toJSON`, because older
 * phones have passkeys but lack both.
 */
export const makePasskey = (asked: PasskeyCreation): Promise<Prompted<NewPasskey>> =>
  prompt(
    () =>
      navigator.credentials.create({
        publicKey: {
          rp: asked.rp,
          challenge: bytesOf(asked.challenge),
          user: { ...asked.user, id: bytesOf(asked.user.id) },
          pubKeyCredParams: asked.pubKeyCredParams,
          excludeCredentials: descriptorsOf(asked.excludeCredentials),
          authenticatorSelection: asked.authenticatorSelection as AuthenticatorSelectionCriteria,
          ...(asked.timeout !== undefined && { timeout: asked.timeout }),
        },
      }),
    (passkey) => ({
      ...named(passkey),
      response: {
        clientDataJSON: base64urlOf(passkey.response['clientDataJSON']),
        attestationObject: base64urlOf(passkey.response['attestationObject']),
        transports: transportsOf(passkey.response),
      },
    }),
  );

/** Asks the browser to sign the server's challenge with one of the agent's passkeys. */
const signWithPasskey = (asked: PasskeyRequest): Promise<Prompted<SignedPasskey>> =>
  prompt(
    () =>
      navigator.credentials.get({
        publicKey: {
          rpId: asked.rpId,
          challenge: bytesOf(asked.challenge),
          allowCredentials: descriptorsOf(asked.allowCredentials),
          userVerification: asked.userVerification as UserVerificationRequirement,
          ...(asked.timeout !== undefined && { timeout: asked.timeout }),
        },
      }),
    (passkey) => ({
      ...named(passkey),
      response: {
        clientDataJSON: base64urlOf(passkey.response['clientDataJSON']),
        authenticatorData: base64urlOf(passkey.response['authenticatorData']),
        signature: base64urlOf(passkey.response['signature']),
      },
    }),
  );

/** Requests a challenge from the server, then has a passkey sign it. */
export async function signAsked(begun: Promise<CallResult<PasskeyRequest>>) {
  const asked = await begun;
  return asked.ok ? signWithPasskey(asked.data) : asked;
}
