import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isIPv6 } from 'node:net';
import { findAddress } from './publicAddress.ts';
import type { WebhookRules } from './webhookRules.ts';

/** Maximum bytes of a response that are read and stored. */
const MOST_ANSWER = 4_096;

/** The reason for a missing status. `address-refused`: the host name has no address, or one that is not public. */
export type PostError = 'address-refused' | 'timeout' | 'connection' | 'secret-unreadable';

/** The result of a try. */
export interface Posted {
  readonly httpStatus?: number;
  readonly answer?: string;
  readonly error?: PostError;
}

export interface Post {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Connects to the address that was checked, instead of resolving the name again. */
const pinned =
  (address: string): LookupFunction =>
  (_, options, done) => {
    const family = isIPv6(address) ? 6 : 4;
    if (options.all) done(null, [{ address, family }]);
    else done(null, address, family);
  };

/** Removes NUL, which the database can't store. */
const readable = (parts: readonly Buffer[]): string =>
  Buffer.concat(parts).subarray(0, MOST_ANSWER).toString('utf8').replaceAll('\0', '');

/** Sends over a new connection without following redirects. Rejects if it gets no status. */
function send(url: URL, address: string, post: Post, signal: AbortSignal): Promise<Posted> {
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const { body } = post;
  const headers = { ...post.headers, 'content-length': String(Buffer.byteLength(body)) };
  return new Promise((resolve, reject) => {
    const options = { method: 'POST', agent: false, headers, signal, lookup: pinned(address) };
    const outgoing = request(url, options, (response) => {
      const parts: Buffer[] = [];
      let size = 0;
      const end = () => resolve({ httpStatus: response.statusCode ?? 0, answer: readable(parts) });
      response.on('data', (part: Buffer) => {
        parts.push(part);
        size += part.length;
        if (size < MOST_ANSWER) return;
        end();
        response.destroy();
      });
      response.on('end', end);
      // The status has arrived: a truncated response affects only the log.
      response.on('error', end);
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** Rejects when `signal` aborts, even if the work can't be interrupted, such as a DNS look-up. */
function orAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  if (signal.aborted) abort();
  return Promise.race([work, aborted.promise]).finally(() => signal.removeEventListener('abort', abort));
}

/** Posts once, to an address that is checked now. Resolves with the result; rejects only if `ending` aborts. */
export async function postWebhook(post: Post, rules: WebhookRules, ending: AbortSignal): Promise<Posted> {
  const stop = new AbortController();
  const abort = () => stop.abort();
  const limit = setTimeout(abort, rules.timeoutMs);
  ending.addEventListener('abort', abort, { once: true });
  if (ending.aborted) abort();
  const url = new URL(post.url);
  try {
    const address = await orAbort(findAddress(url, rules), stop.signal);
    return address === null ? { error: 'address-refused' } : await send(url, address, post, stop.signal);
  } catch (error) {
    if (ending.aborted) throw error;
    return { error: stop.signal.aborted ? 'timeout' : 'connection' };
  } finally {
    clearTimeout(limit);
    ending.removeEventListener('abort', abort);
  }
}
