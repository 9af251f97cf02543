import type { NewPasskey, Outcome, PasskeyCreation, PasskeyRequest, SignedPasskey } from '@oja/core';

/** Why the browser's own prompt gave no passkey. Which sentence it is stands under the same name in `passkeys`. */
export type PromptIssue = 'cancelled' | 'unsupported' | 'known' | 'unlocked' | 'broken';

type Prompted<T> =
  | { readonly ok: true; readonly credential: T }
  | { readonly ok: false; readonly issue: PromptIssue };

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

function base64urlOf(bytes: ArrayBuffer): string {
  const binary = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('');
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
  // Turned down, or left until the time was over: which of the two is not told.
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known',
  ConstraintError: 'unlocked',
  NotSupportedError: 'unsupported',
  // The page's address is not the domain that the server has passkeys for.
  SecurityError: 'unsupported',
};

/** True where the browser has passkeys: not on plain http, and not in old ones. */
const isSupported = () => typeof PublicKeyCredential === 'function' && 'credentials' in navigator;

async function prompt<T>(
  ask: () => Promise<Credential | null>,
  read: (credential: PublicKeyCredential) => T,
): Promise<Prompted<T>> {
  if (!isSupported()) return { ok: false, issue: 'unsupported' };
  try {
    const credential = await ask();
    if (credential instanceof PublicKeyCredential) return { ok: true, credential: read(credential) };
    return { ok: false, issue: 'broken' };
  } catch (error) {
    return { ok: false, issue: (error instanceof DOMException && issues[error.name]) || 'broken' };
  }
}

const named = ({ id, rawId }: PublicKeyCredential) =>
  ({ id, rawId: base64urlOf(rawId), type: 'public-key' }) as const;

/**
 * Has the browser make a passkey. Bytes are read and written here, as `parseCreationOptionsFromJSON` and `toJSON` do it:
 * the browsers of older phones have passkeys and lack both.
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
    (credential) => {
      const response = credential.response as AuthenticatorAttestationResponse;
      return {
        ...named(credential),
        response: {
          clientDataJSON: base64urlOf(response.clientDataJSON),
          attestationObject: base64urlOf(response.attestationObject),
          transports: response.getTransports?.() ?? [],
        },
      };
    },
  );

/** Has one of the agent's passkeys sign what the server asked. */
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
    (credential) => {
      const response = credential.response as AuthenticatorAssertionResponse;
      return {
        ...named(credential),
        response: {
          clientDataJSON: base64urlOf(response.clientDataJSON),
          authenticatorData: base64urlOf(response.authenticatorData),
          signature: base64urlOf(response.signature),
        },
      };
    },
  );

/** Asks the server, then the browser. */
export async function signAsked(begun: Promise<Outcome<PasskeyRequest>>) {
  const asked = await begun;
  return asked.ok ? signWithPasskey(asked.data) : asked;
}
