import type { Problem } from '@oja/core';
import { hasOwn } from '@oja/core';

/**
 * What the server says about single fields of a form, as far as the form has them: the first sentence about each. Empty
 * where it was no refusal, or one about the whole.
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
