import type { ErrorCode } from '../errors.ts';
import { unknown } from './reasons.ts';
import type { RequestExamples } from './requestExample.ts';

const noPasskey: readonly ErrorCode[] = ['no_passkey'];

const unproven: readonly ErrorCode[] = [
  'passkey_over',
  'passkey_unknown',
  'passkey_copied',
  'passkey_refused',
];

const credential = { id: 'cGFzc2tleS0x', rawId: 'cGFzc2tleS0x', type: 'public-key' };
const signed = {
  ...credential,
  response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
};

/** Examples of the calls for passkeys: the JSON of Web Authentication, as `PublicKeyCredential` reads and writes it. */
export const passkeyRequests: RequestExamples = {
  passkeys: { summary: 'The agent’s passkeys, by name' },
  beginPasskey: {
    summary: 'Get the options for creating a passkey',
    details:
      'The options are for `PublicKeyCredential.parseCreationOptionsFromJSON`. They work once, within five minutes.',
    body: { confirmation: 'confirmation-1' },
    refusals: { 403: ['password_required'], 409: ['too_many_passkeys'] },
  },
  addPasskey: {
    summary: 'Save a new passkey',
    details:
      'If this is the agent’s first second factor, the response contains recovery codes. No other response contains them.',
    body: {
      name: 'My phone',
      credential: { ...credential, response: { clientDataJSON: 'e30', attestationObject: 'oA' } },
      endOthers: true,
    },
    refusals: { 400: ['passkey_over', 'passkey_refused'], 409: ['passkey_known'] },
  },
  removePasskey: {
    summary: 'Remove a passkey',
    params: { id: 'passkey-1' },
    body: { confirmation: 'confirmation-1', endOthers: true },
    refusals: { 403: ['password_required'], 404: unknown('There is no such passkey.') },
  },
  beginPasskeyProof: {
    summary: 'Get the options for proving the second factor with a passkey',
    details:
      'The options are for `PublicKeyCredential.parseRequestOptionsFromJSON`. They work once, within five minutes.',
    refusals: { 409: noPasskey },
  },
  provePasskey: {
    summary: 'Prove the second factor with a passkey',
    details: 'Send the returned `code` instead of a typed code. It works once, in this session.',
    body: { credential: signed },
    refusals: { 400: unproven },
  },
  beginPasskeySignIn: {
    summary: 'Get the options for a sign-in with a passkey',
    body: { reference: 'sign-in-1' },
    refusals: { 400: ['sign_in_over'], 409: noPasskey },
  },
  passkeySignIn: {
    summary: 'Sign in with a passkey as the second factor',
    body: { reference: 'sign-in-1', credential: signed },
    refusals: { 400: [...unproven, 'sign_in_over'], 429: ['too_many_attempts'] },
  },
};
