/** Who can mend it: the agent, the developer of the program that calls, the operator of the API, or time and a better network. */
export type ErrorWhose = 'agent' | 'host' | 'oja' | 'network';

/**
 * Whether to send it again. `same`: the same request, a purchase under the same reference, after the seconds of
 * `Retry-After` or with growing pauses. `changed`: once `fix` is done; a purchase under a new reference, as the one before
 * may be refused for good. `ask`: not before it is known what became of it. `never`: it can't succeed.
 */
export type ErrorRetry = 'same' | 'changed' | 'ask' | 'never';

/** What is said of one code. */
export interface ErrorRow {
  readonly whose: ErrorWhose;
  readonly retry: ErrorRetry;
  /** What happened, for a developer: what the agent reads is the `message` of the answer. */
  readonly why: string;
  /** What to do, for a developer. */
  readonly fix: string;
}

export const row = (whose: ErrorWhose, retry: ErrorRetry, why: string, fix: string): ErrorRow => ({
  whose,
  retry,
  why,
  fix,
});

/** Rows under their codes, declared by the codes alone. */
export const errorRows = <Code extends string>(
  rows: Readonly<Record<Code, ErrorRow>>,
): Readonly<Record<Code, ErrorRow>> => rows;
