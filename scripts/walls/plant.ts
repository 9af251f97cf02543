/** A file that a rule must refuse, and its neighbour that it must let through. */
export interface Plant {
  readonly wall: string;
  /** Part of what the refusal says. */
  readonly says: string;
  readonly refused: readonly [path: string, source: string];
  readonly allowed: readonly [path: string, source: string];
}
