/** A file that a rule must refuse, and a similar one that it must accept. */
export interface Violation {
  readonly rule: string;
  /** Part of the rule's message. */
  readonly says: string;
  readonly refused: readonly [path: string, source: string];
  readonly allowed: readonly [path: string, source: string];
}
