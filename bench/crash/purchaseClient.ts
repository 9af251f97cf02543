/** The status that the page shows for its purchase. `none`: it has no purchase. `asks`: the agent must check it. */
export type Word = 'none' | 'open' | 'asks' | 'delivered' | 'failed';

/** The order that every scenario buys. */
export const order = {
  serviceId: 'mtn-data',
  planId: 'mtn-sme-1gb-30d',
  recipient: '08011111111',
  expectedPrice: '1.00',
} as const;

/** Selects the client that a page runs, and its options. */
export interface Settings {
  readonly client: 'oja' | 'tanstack';
  /**
   * TanStack: the mutation variables carry the reference, so every retry sends the same one. If false, each retry
   * creates a new one.
   */
  readonly reference: boolean;
  /** TanStack: pending mutations are persisted too, and continued after a restart. Its guide does not do this. */
  readonly continued: boolean;
  /** The `dedupe` option of the client. */
  readonly dedupe: 'supported' | 'none';
  readonly token: string;
}

/** A client under test, started in a page. Resolves after it has resumed open purchases. */
export type StartClient = (
  settings: Settings,
  say: (word: Word) => void,
) => Promise<{ buy(): Promise<void> }>;
