import type { LogLine } from '../appContext.ts';

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
