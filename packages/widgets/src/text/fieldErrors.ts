import type { Problem } from '@oja/core';
import { hasOwn } from '@oja/core';

/**
 * The server's first error for each of the form's fields. Empty if the problem is no refusal or names none of these
 * fields.
 */
export function fieldErrors<Name extends string>(
  problem: Problem,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const said = problem.kind === 'client' ? problem.failure?.errors : undefined;
  if (!said) return {};
  const found = names.flatMap((name) => {
    const sentence = hasOwn(said, name) ? said[name]?.[0] : undefined;
    return sentence ? [[name, sentence]] : [];
  });
  return Object.fromEntries(found) as Partial<Record<Name, string>>;
}
