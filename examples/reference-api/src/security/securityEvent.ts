/** The fields of each event. `identifier` is a username, email or phone number as typed; it is masked in the output. */
interface SecurityEvents {
  'sign-in': { readonly agentId: string; readonly identifier: string; readonly address: string };
  /** `agentId` is `null` if no agent has the identifier. */
  'sign-in-failed': {
    readonly agentId: string | null;
    readonly identifier: string;
    readonly address: string;
  };
  'sign-out': { readonly agentId: string };
  /** A sign-in with a device that the agent had not used before. */
  'new-device': { readonly agentId: string; readonly address: string };
  'account-closed': { readonly agentId: string };
  'sessions-ended': { readonly agentId: string; readonly reason: 'one' | 'all others' | 'by the operator' };
  registration: { readonly agentId: string; readonly address: string };
  'registration-refused': { readonly reason: string; readonly identifier?: string; readonly address: string };
  'password-changed': { readonly agentId: string; readonly address?: string };
  /** A wrong password when a signed-in agent had to confirm it. */
  'password-refused': { readonly agentId: string; readonly address?: string };
  'reset-requested': {
    readonly agentId: string | null;
    readonly identifier: string;
    readonly address: string;
  };
  'reset-code-refused': { readonly agentId: string | null; readonly address?: string };
  'password-reset': { readonly agentId: string; readonly address?: string };
  /** The PIN was set, changed, removed, or reset with a code. */
  'pin-changed': { readonly agentId: string; readonly reason: 'set' | 'limit' | 'removed' | 'reset' };
  'pin-refused': { readonly agentId: string };
  /** After five wrong PINs. */
  'pin-locked': { readonly agentId: string };
  'factor-changed': {
    readonly agentId: string;
    readonly reason:
      | 'on'
      | 'off'
      | 'new recovery codes'
      | 'recovery code used'
      | 'passkey added'
      | 'passkey removed'
      | 'passkey moved'
      | 'by the operator';
  };
  /** A passkey's response that fails its check. `reason` is the library's message or the server's. */
  'passkey-refused': { readonly agentId: string; readonly reason: string };
  /** A wrong code after a right password. */
  'factor-refused': { readonly agentId: string; readonly address: string };
  'key-created': { readonly agentId: string; readonly keyId: string; readonly address?: string };
  'key-first-used': { readonly agentId: string; readonly keyId: string; readonly address?: string };
  'key-changed': { readonly agentId: string; readonly keyId: string };
  'key-rotated': { readonly agentId: string; readonly keyId: string };
  /** A valid key from an address that is not on its list. */
  'key-refused': { readonly agentId: string; readonly keyId: string; readonly address: string };
  'key-revoked': {
    readonly agentId: string;
    readonly keyId: string;
    readonly reason?: string;
    readonly address?: string;
  };
  'widget-session-refused': { readonly agentId: string; readonly keyId: string; readonly reason: string };
  /** `limit` is the name of the limit, such as "login:ip". */
  'limit-hit': {
    readonly limit: string;
    readonly agentId?: string;
    readonly identifier?: string;
    readonly address?: string;
  };
  /** A signed payment event that credits no wallet: another amount, another currency, or an unknown account. */
  'payment-unmatched': { readonly reason: string; readonly reference?: string };
  /** A payment event with a wrong or old signature. */
  'webhook-refused': { readonly reason: string; readonly address?: string };
  'claim-disputed': { readonly agentId: string; readonly reference: string };
  'admin-refused': { readonly address: string };
  'claim-reviewed': {
    readonly reference: string;
    readonly verdict: 'approved' | 'rejected';
    readonly address?: string;
  };
  /** An answer of support to a case. `resolution` is set if the answer closed the case. */
  'case-answered': { readonly number: string; readonly resolution?: string };
  /** A refused start that mixed demo and production. */
  'demo-refused': { readonly reason: string };
  /** A message to a person that could not be sent. The event never contains its text. */
  'message-failed': { readonly identifier: string; readonly via: string; readonly reason: string };
}

/** An event for the people who watch the server's security. The set is closed. */
export type SecurityEvent = {
  [Name in keyof SecurityEvents]: { readonly event: Name } & SecurityEvents[Name];
}[keyof SecurityEvents];

export type SecurityEventName = keyof SecurityEvents;
