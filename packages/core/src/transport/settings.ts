import type { EndpointName, EndpointTable, endpoints } from '../endpoints.ts';
import { noSuchCall } from './problem.ts';
import type { Transport } from './transport.ts';

type Path = `/${string}`;
type Origin<N extends EndpointName> = (typeof endpoints)[N]['origin'];

/** Where a server differs from the table: another path below the base path, or `false` for an extension that it lacks. */
export type EndpointSettings = {
  readonly [N in EndpointName]?: Origin<N> extends 'extension' ? Path | false : Path;
};

const namesIn = (settings: EndpointSettings, table: EndpointTable) =>
  Object.keys(settings).filter((name): name is EndpointName => Object.hasOwn(table, name));

export function pathsOf(
  table: EndpointTable,
  settings: EndpointSettings = {},
): Partial<Record<EndpointName, Path>> {
  return Object.fromEntries(
    namesIn(settings, table).flatMap((name) => (settings[name] ? [[name, settings[name]]] : [])),
  );
}

/** A given call can't be switched off, whatever an untyped host writes. */
export function switchedOff(
  table: EndpointTable,
  settings: EndpointSettings = {},
): ReadonlySet<EndpointName> {
  return new Set(
    namesIn(settings, table).filter(
      (name) => settings[name] === false && table[name]?.origin === 'extension',
    ),
  );
}

/** The same transport, but nothing is sent for the calls that are off. */
export function withoutCalls(transport: Transport, off: ReadonlySet<EndpointName>): Transport {
  return async (name, input, token) => (off.has(name) ? noSuchCall : transport(name, input, token));
}
