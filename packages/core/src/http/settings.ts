import { hasOwn } from '../shared/hasOwn.ts';
import type { Endpoint } from './endpoint.ts';

/** How a server differs from the table, by the name of the call. `EndpointSettings` allows only what makes sense. */
export type Settings = Readonly<Record<string, Endpoint['path'] | false | undefined>>;

/**
 * Returns the endpoint as this server has it; `null` if it is an extension that is switched off. A call of the
 * specification can't be switched off, even by an untyped host.
 */
export function applySettings(endpoint: Endpoint, settings: Settings = {}): Endpoint | null {
  const setting = hasOwn(settings, endpoint.name) ? settings[endpoint.name] : undefined;
  if (setting === false && !endpoint.specified) return null;
  return setting ? { ...endpoint, path: setting } : endpoint;
}
