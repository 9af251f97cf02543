import type { EndpointName, EndpointTable } from '../endpoints.ts';
import { lookUpEndpoints } from '../lookUpEndpoints.ts';
import { hasOwn } from '../platform/hasOwn.ts';
import type { TextStorage } from '../platform/textStorage.ts';
import { lacksTheCall, noSuchCall } from './problem.ts';
import type { Transport } from './transport.ts';

/** A transport that remembers which calls the server lacks and sends each of them once. */
export interface MissingCalls {
  readonly transport: Transport;
  /** Called when a session ends, because the server may have been updated by the next. */
  forget(): void;
}

/**
 * True for endpoints where a 404 can only mean that the server lacks the call: extensions that identify no item, in the
 * path or in a body, and look up no customer. A call of the specification never counts as missing, so that a temporary
 * gateway fault can't hide the price list.
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
 * Remembers in `storage` which calls the server at `apiBase` lacks, and answers those without sending them. `table` is
 * read at each call, because stores may have registered endpoints since.
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
