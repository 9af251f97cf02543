import { runInNewContext } from 'node:vm';
import type { PasskeyCreation, PasskeyRequest } from '@oja/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makePasskey, signAsked } from './passkeyPrompt.ts';

const creation: PasskeyCreation = {
  challenge: 'AQID',
  rp: { id: 'example.ng', name: 'Example' },
  user: { id: 'AQID', name: 'amaka', displayName: 'Amaka' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
};
const request: PasskeyRequest = {
  challenge: 'AQID',
  rpId: 'example.ng',
  allowCredentials: [],
  userVerification: 'required',
};

const bytes = Uint8Array.of(1, 2, 3);
/** A passkey from a password manager: a plain object with the fields of the standard. */
const plain = (raw: unknown = bytes.buffer, more: object = {}) => ({
  id: 'AQID',
  rawId: raw,
  type: 'public-key',
  response: {
    ...{ clientDataJSON: raw, attestationObject: raw, authenticatorData: raw, signature: raw },
    getTransports: () => ['internal', 'hybrid'],
  },
  ...more,
});

const prompt = vi.fn<() => Promise<unknown>>();
beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', class {});
  vi.stubGlobal('navigator', { credentials: { create: prompt, get: prompt } });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const make = (given: unknown) => {
  prompt.mockResolvedValueOnce(given);
  return makePasskey(creation);
};
const sign = (given: unknown) => {
  prompt.mockResolvedValueOnce(given);
  return signAsked(Promise.resolve({ ok: true, data: request, message: null } as never));
};

describe('a passkey', () => {
  it.each([
    ['as a plain object with every field', plain()],
    ['with a toJSON, which is not asked', plain(bytes.buffer, { toJSON: () => ({ id: 'other' }) })],
    ['with buffers of another realm', plain(runInNewContext('Uint8Array.of(1, 2, 3).buffer'))],
    ['with views in the place of buffers', plain(Uint8Array.of(0, 1, 2, 3, 0).subarray(1, 4))],
    ['with a DataView', plain(new DataView(bytes.buffer))],
    ['with lists of numbers', plain([1, 2, 3])],
    ['with text in base64url', plain('AQID')],
    ['without a rawId', plain(bytes.buffer, { rawId: undefined })],
    ['without an id', plain(bytes.buffer, { id: undefined })],
  ])('is read %s', async (_, given) => {
    const named = { id: 'AQID', rawId: 'AQID', type: 'public-key' };
    expect(await make(given)).toEqual({
      ok: true,
      credential: {
        ...named,
        response: { clientDataJSON: 'AQID', attestationObject: 'AQID', transports: ['internal', 'hybrid'] },
      },
    });
    expect(await sign(given)).toEqual({
      ok: true,
      credential: {
        ...named,
        response: { clientDataJSON: 'AQID', authenticatorData: 'AQID', signature: 'AQID' },
      },
    });
  });

  it.each([
    [undefined, []],
    [['internal'], ['internal']],
    [['usb', 7, 'a word that is no transport'], ['usb']],
    ['internal', []],
  ])('is read with the valid transports of a list: %j', async (transports, read) => {
    const { response } = plain();
    const given = plain(bytes.buffer, { response: { ...response, getTransports: undefined, transports } });
    expect(await make(given)).toMatchObject({ credential: { response: { transports: read } } });
  });

  it.each([
    null,
    undefined,
    'text',
    {},
    { ...plain(), type: 'password' },
    { ...plain(), response: null },
    plain(undefined, { id: undefined, rawId: undefined }),
    plain(3),
    plain(new ArrayBuffer(0)),
    plain(''),
  ])('is refused as broken if a field is missing or invalid: %#', async (given) => {
    expect(await make(given)).toEqual({ ok: false, issue: 'broken' });
    expect(await sign(given)).toEqual({ ok: false, issue: 'broken' });
  });
});

it.each([
  [new DOMException('No', 'NotAllowedError'), 'cancelled'],
  [{ name: 'NotAllowedError' }, 'cancelled'],
  [Object.assign(new Error('No'), { name: 'InvalidStateError' }), 'known'],
  [new Error('No'), 'broken'],
  [{ name: 'constructor' }, 'broken'],
  [undefined, 'broken'],
])('maps the name of the thrown error to an issue: %#', async (thrown, issue) => {
  prompt.mockRejectedValueOnce(thrown);
  expect(await makePasskey(creation)).toEqual({ ok: false, issue });
});
