import type { Endpoint } from '../endpoint.ts';
import type { EndpointName, EndpointTable, EveryEndpoint } from '../endpoints.ts';
import { hasOwn } from '../platform/hasOwn.ts';

type Path = `/${string}`;
type Origin<N extends EndpointName> = EveryEndpoint[N]['origin'];

/** Differences between a server and the endpoint table: another path below the base path, or `false` for an extension that it lacks. */
export type EndpointSettings = {
  readonly [N in EndpointName]?: Origin<N> extends 'extension' ? Path | false : Path;
};

/**
 * Returns the endpoint table for this server: with the changed paths, and without the extensions that are switched off.
 * A call of the specification can't be switched off, even by an untyped host.
 */
export function applySettings(table: EndpointTable, settings: EndpointSettings = {}): EndpointTable {
  const rows = (Object.entries(table) as [EndpointName, Endpoint][]).flatMap(([name, row]) => {
    const setting = hasOwn(settings, name) ? settings[name] : undefined;
    if (setting === false && row.origin === 'extension') return [];
    return [[name, setting ? { ...row, path: setting } : row]];
  });
  return Object.fromEntries(rows);
}
