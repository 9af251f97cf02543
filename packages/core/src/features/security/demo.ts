import type { WireOf } from '../../http/endpoint.ts';
import type { passkeyEndpoints } from './passkeys/endpoints.ts';
import type { passkeyProofEndpoints } from './passkeys/proofEndpoints.ts';
import type { sessionEndpoints } from './sessions/endpoints.ts';

/** The demo agent's sessions. The second device is new. */
export const demoSessions: WireOf<typeof sessionEndpoints.sessions> = {
  sessions: [
    {
      id: 'session-1',
      isCurrent: true,
      isLimited: false,
      browser: 'Chrome',
      system: 'Android',
      place: '102.89.23.x',
      createdAt: '2026-11-21T07:40:00+01:00',
      lastUsedAt: '2026-11-21T09:41:00+01:00',
      endsAt: '2026-11-21T19:40:00+01:00',
      idleEndsAt: '2026-11-21T13:41:00+01:00',
    },
    {
      id: 'session-2',
      isCurrent: false,
      isLimited: true,
      browser: 'Firefox',
      system: 'Windows',
      place: '105.112.7.x',
      createdAt: '2026-11-20T22:15:00+01:00',
      lastUsedAt: '2026-11-21T08:02:00+01:00',
      endsAt: '2026-11-21T10:15:00+01:00',
      idleEndsAt: '2026-11-21T12:02:00+01:00',
    },
  ],
};

/** The demo agent's passkeys. */
export const demoPasskeys: WireOf<typeof passkeyEndpoints.passkeys> = {
  passkeys: [
    {
      id: 'passkey-1',
      name: 'My phone',
      addedAt: '2026-11-02T08:15:00+01:00',
      lastUsedAt: '2026-11-21T07:40:00+01:00',
    },
    { id: 'passkey-2', name: 'Key at the shop', addedAt: '2026-11-14T17:02:00+01:00' },
  ],
};

const credential = { id: 'cGFzc2tleS0x', type: 'public-key' } as const;

/** The options for creating a passkey in the browser. */
export const demoPasskeyCreation: WireOf<typeof passkeyEndpoints.beginPasskey> = {
  challenge: 'Y2hhbGxlbmdlLTE',
  rp: { id: 'agents.example.ng', name: 'agents.example.ng' },
  user: { id: 'YWdlbnQtMQ', name: 'amaka', displayName: 'Amaka Okafor' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 300_000,
  excludeCredentials: [credential],
  authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
};

/** The options for signing with a passkey in the browser. */
export const demoPasskeyRequest: WireOf<typeof passkeyProofEndpoints.beginPasskeyProof> = {
  challenge: 'Y2hhbGxlbmdlLTI',
  rpId: 'agents.example.ng',
  allowCredentials: [credential],
  timeout: 300_000,
  userVerification: 'required',
};

/** Recovery codes in the format of the reference API. */
export const demoRecoveryCodes = [
  ...['4PDS-QA8C-7WMZ', '9H2K-TXVE-3RNB', 'JM6Y-0FGA-K5WD', 'C8QR-1NZH-PT4S', 'V3BX-E7KM-2YJF'],
  ...['S5TN-D9AW-8QCG', '7FZR-HM4P-XB1K', 'W2EJ-6VYS-N0TD', 'A1GK-R3QH-5CZM', 'Y8XP-B4FN-J7VE'],
];
