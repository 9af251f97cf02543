/** Who can mend it: the agent, the developer who calls, the operator, or time and a better network. */
export type ErrorWhose = 'agent' | 'host' | 'oja' | 'network';

/** Whether to send it again: the same, with the same reference; changed by `fix`; not before asking what became of it; never. */
export type ErrorRetry = 'same' | 'changed' | 'ask' | 'never';

/** What is said of one code. */
export interface ErrorRow {
  readonly whose: ErrorWhose;
  readonly retry: ErrorRetry;
  /** What happened, for a developer. */
  readonly why: string;
  /** What to do about it. */
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
