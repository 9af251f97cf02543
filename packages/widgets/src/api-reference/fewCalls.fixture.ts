import type { JsonObject } from '@oja/core/openapi';

/** Keeps only the calls with these operation ids. Rendering all calls takes about a second. */
export function withCalls(document: JsonObject, names: readonly string[]): JsonObject {
  const paths = Object.entries(document['paths'] as JsonObject).flatMap(([path, calls]) => {
    const kept = Object.entries(calls as JsonObject).filter(([, call]) =>
      names.includes(String((call as JsonObject)['operationId'])),
    );
    return kept.length > 0 ? [[path, Object.fromEntries(kept)]] : [];
  });
  return { ...document, paths: Object.fromEntries(paths) };
}
