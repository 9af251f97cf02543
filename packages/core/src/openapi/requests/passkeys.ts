import type { Refusal } from '../refusals.ts';
import { passwordRequired, signInOver, tooMany, unknown } from './reasons.ts';
import type { RequestExamples } from './requestExample.ts';

const over: Refusal = {
  code: 'passkey_over',
  why: 'This was not begun here, took too long, or was used before: each challenge is good once.',
};
const unfit: Refusal = {
  code: 'passkey_refused',
  why: 'The signature, the site, or the check of the person is not right.',
};
const noPasskey: readonly Refusal[] = [{ code: 'no_passkey', why: 'The agent has no passkey.' }];

const unproven: readonly Refusal[] = [
  over,
  { code: 'passkey_unknown', why: 'It is not, or no longer, a passkey of this agent.' },
  { code: 'passkey_copied', why: 'Its counter went back: there may be a copy of it. The agent is told.' },
  unfit,
];

const credential = { id: 'cGFzc2tleS0x', rawId: 'cGFzc2tleS0x', type: 'public-key' };
const signed = {
  ...credential,
  response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
};

/** Passkeys: Web Authentication's JSON, as `PublicKeyCredential` of a browser reads and writes it. */
export const passkeyRequests: RequestExamples = {
  passkeys: { summary: 'The agent’s passkeys, by name' },
  beginPasskey: {
    summary: 'Begin a passkey: what the browser makes it from',
    details: 'For `PublicKeyCredential.parseCreationOptionsFromJSON`. It is good once, for five minutes.',
    body: { confirmation: 'confirmation-1' },
    refusals: { 403: [passwordRequired], 409: [{ code: 'too_many_passkeys', why: 'There are ten.' }] },
  },
  addPasskey: {
    summary: 'Keep a new passkey',
    details: 'Recovery codes come with the first second factor, in this answer alone.',
    body: {
      name: 'My phone',
      credential: { ...credential, response: { clientDataJSON: 'e30', attestationObject: 'oA' } },
      endOthers: true,
    },
    refusals: { 400: [over, unfit], 409: [{ code: 'passkey_known', why: 'It is registered already.' }] },
  },
  removePasskey: {
    summary: 'Remove a passkey',
    params: { id: 'passkey-1' },
    body: { confirmation: 'confirmation-1', endOthers: true },
    refusals: { 403: [passwordRequired], 404: unknown('There is no such passkey.') },
  },
  beginPasskeyProof: {
    summary: 'Begin a proof by passkey, where a code is asked for',
    details: 'For `PublicKeyCredential.parseRequestOptionsFromJSON`. It is good once, for five minutes.',
    refusals: { 409: noPasskey },
  },
  provePasskey: {
    summary: 'Prove the second factor with a passkey',
    details: 'The `code` takes the place of a typed one, once and in this session.',
    body: { credential: signed },
    refusals: { 400: unproven },
  },
  beginPasskeySignIn: {
    summary: 'Begin the second half of a sign-in by passkey',
    body: { reference: 'sign-in-1' },
    refusals: { 400: [signInOver], 409: noPasskey },
  },
  passkeySignIn: {
    summary: 'Sign in with a passkey as the second factor',
    body: { reference: 'sign-in-1', credential: signed },
    refusals: { 400: [...unproven, signInOver], 429: tooMany },
  },
};
