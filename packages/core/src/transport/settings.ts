import { type EndpointName, endpoints } from '../endpoints.ts';
import type { Problem } from './problem.ts';
import type { Transport } from './transport.ts';

type Path = `/${string}`;
type Origin<N extends EndpointName> = (typeof endpoints)[N]['origin'];

/** Where a server differs from the table: another path below the base path, or `false` for an extension that it lacks. */
export type EndpointSettings = {
  readonly [N in EndpointName]?: Origin<N> extends 'extension' ? Path | false : Path;
};

const namesIn = (settings: EndpointSettings) =>
  Object.keys(settings).filter((name): name is EndpointName => Object.hasOwn(endpoints, name));

export function pathsOf(settings: EndpointSettings = {}): Partial<Record<EndpointName, Path>> {
  return Object.fromEntries(
    namesIn(settings).flatMap((name) => (settings[name] ? [[name, settings[name]]] : [])),
  );
}

/** A given call can't be switched off, whatever an untyped host writes. */
export function switchedOff(settings: EndpointSettings = {}): ReadonlySet<EndpointName> {
  return new Set(
    namesIn(settings).filter((name) => settings[name] === false && endpoints[name].origin === 'extension'),
  );
}

const switchedOffProblem: { readonly ok: false; readonly problem: Problem } = {
  ok: false,
  problem: { kind: 'unknown', code: 'UNKNOWN_ERROR', reason: 'switched-off', phase: 'unsent' },
};

/** The same transport, but nothing is sent for the calls that are off. */
export function withoutCalls(transport: Transport, off: ReadonlySet<EndpointName>): Transport {
  return async (name, input, token) => (off.has(name) ? switchedOffProblem : transport(name, input, token));
}
