import type { EndpointName, EndpointTable } from '../endpoints.ts';
import { lookUpEndpoints } from '../lookUpEndpoints.ts';
import { hasOwn } from '../platform/hasOwn.ts';
import type { TextStorage } from '../platform/textStorage.ts';
import { lacksTheCall, noSuchCall } from './problem.ts';
import type { Transport } from './transport.ts';

/** A transport that asks a server once for what it does not have. */
export interface MissingCalls {
  readonly transport: Transport;
  /** Called for a new session, because the server may have been updated. */
  forget(): void;
}

/**
 * Rows where a 404 can only mean that the server has no such call: an extension that names no thing, neither in its path
 * nor in a body, and looks no customer up. A given call is never counted as missing, for a gateway's moment of confusion
 * must not take the price list away.
 */
function canOnlyBeMissing(name: EndpointName, table: EndpointTable): boolean {
  const row = table[name];
  return (
    row?.origin === 'extension' &&
    !row.path.includes('{') &&
    row.body === undefined &&
    !hasOwn(lookUpEndpoints, name)
  );
}

function readNames(kept: string | null, apiBase: string): Set<string> {
  const [base, ...names] = (kept ?? '').split('\n');
  return new Set(base === apiBase ? names : []);
}

/**
 * Remembers, in `storage`, what the server of `apiBase` turned out to lack; those calls are answered without asking it.
 * `table` has the rows that the client carries at the moment of each call: a store may add some.
 */
export function rememberMissingCalls(
  transport: Transport,
  storage: TextStorage,
  apiBase: string,
  table: EndpointTable,
): MissingCalls {
  const missing = readNames(storage.read(), apiBase);
  const write = () => storage.write([apiBase, ...missing].join('\n'));
  const asking: Transport = async (name, input, token) => {
    // Storage is untrusted: it can't switch off a call that every server has.
    const isExtension = canOnlyBeMissing(name, table);
    if (isExtension && missing.has(name)) return noSuchCall;
    const outcome = await transport(name, input, token);
    if (!outcome.ok && isExtension && lacksTheCall(outcome.problem)) {
      missing.add(name);
      write();
    }
    return outcome;
  };
  return {
    transport: asking,
    forget() {
      if (missing.size === 0) return;
      missing.clear();
      write();
    },
  };
}
