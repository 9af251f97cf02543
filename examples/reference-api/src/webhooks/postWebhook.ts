import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isIPv6 } from 'node:net';
import { findAddress } from './publicAddress.ts';
import type { WebhookRules } from './webhookRules.ts';

/** As much of an answer as is read and kept, in bytes. */
const MOST_ANSWER = 4_096;

/** Why there is no status. `address-refused`: its name leads to no address that is public. */
export type PostError = 'address-refused' | 'timeout' | 'connection' | 'secret-unreadable';

/** What became of a try. */
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

/** The connection goes to the address that was checked: the name is not asked about again. */
const pinned =
  (address: string): LookupFunction =>
  (_, options, done) => {
    const family = isIPv6(address) ? 6 : 4;
    if (options.all) done(null, [{ address, family }]);
    else done(null, address, family);
  };

/** Without NUL, which the database can't keep. */
const readable = (parts: readonly Buffer[]): string =>
  Buffer.concat(parts).subarray(0, MOST_ANSWER).toString('utf8').replaceAll('\0', '');

/** A connection of its own for each, which follows no redirect. Rejects where no status came. */
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
      // The status came: what is missing of the answer is missing in the log alone.
      response.on('error', end);
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** The end of `signal`, also for what can't be interrupted, like the look-up of a name. */
function orAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  if (signal.aborted) abort();
  return Promise.race([work, aborted.promise]).finally(() => signal.removeEventListener('abort', abort));
}

/** Posts once, to an address that is checked now. Gives what came of it; rejects only where `ending` aborts. */
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
