import type { Log, LogLine } from '../appContext.ts';
import { Refusal } from './refusal.ts';

/**
 * The loggable parts of an error: class, code and location. Never the message: a database's message contains the
 * query and its values.
 */
export function describeError(error: unknown): Pick<LogLine, 'error' | 'where'> {
  if (!(error instanceof Error)) return { error: typeof error };
  const cause = error.cause instanceof Error ? error.cause : error;
  const code = 'code' in cause && typeof cause.code === 'string' ? ` ${cause.code}` : '';
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    error: `${error.name}${cause === error ? '' : ` < ${cause.name}`}${code}`,
    where: frames.slice(0, 6).map((frame) => frame.trim()),
  };
}

/** Logs the failure of work that answers no request. */
export function logFailure(what: string, error: unknown, { log }: { readonly log: Log }): void {
  const isSilent = error instanceof Refusal && error.code === 'provider_silent';
  if (isSilent) log({ level: 'error', what: `${what}: the provider is silent` });
  else log({ level: 'error', what, ...describeError(error) });
}
