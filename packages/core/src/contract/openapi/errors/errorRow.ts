/** Who can fix the problem: the agent, the developer of the call, the operator, or time and a better network. */
export type ErrorWhose = 'agent' | 'host' | 'oja' | 'network';

/**
 * Whether to send the call again: the same call with the same reference; a call changed according to `fix`; only after
 * a requery; never.
 */
export type ErrorRetry = 'same' | 'changed' | 'ask' | 'never';

/** The explanation of one code. */
export interface ErrorRow {
  readonly whose: ErrorWhose;
  readonly retry: ErrorRetry;
  /** The cause, for a developer. */
  readonly why: string;
  /** The action to take. */
  readonly fix: string;
}

export const row = (whose: ErrorWhose, retry: ErrorRetry, why: string, fix: string): ErrorRow => ({
  whose,
  retry,
  why,
  fix,
});

/** Types the rows by their codes only. */
export const errorRows = <Code extends string>(
  rows: Readonly<Record<Code, ErrorRow>>,
): Readonly<Record<Code, ErrorRow>> => rows;
