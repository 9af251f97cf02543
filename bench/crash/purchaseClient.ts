/** What the page tells of its purchase. `none`: it knows of no purchase. `asks`: the agent has to look. */
export type Word = 'none' | 'open' | 'asks' | 'delivered' | 'failed';

/** What is bought: the same in every scenario. */
export const order = {
  serviceId: 'mtn-data',
  planId: 'mtn-sme-1gb-30d',
  recipient: '08011111111',
  expectedPrice: '1.00',
} as const;

/** Which client a page runs, by its address. */
export interface Settings {
  readonly client: 'oja' | 'tanstack';
  /** TanStack: the reference is among the variables, so each try sends the same one. Otherwise each try makes its own. */
  readonly reference: boolean;
  /** TanStack: mutations that are under way are written down too, and continued after a restart. Not in its guide. */
  readonly continued: boolean;
  /** What the client is told of the server. */
  readonly dedupe: 'supported' | 'none';
  readonly token: string;
}

/** A client under test, started in a page. It resolves after open purchases were resumed. */
export type StartClient = (
  settings: Settings,
  say: (word: Word) => void,
) => Promise<{ buy(): Promise<void> }>;
