import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { type Answer, forwardRequest, readBody } from '../faultProxy/upstream.ts';
import { answerWith, reset } from './answering.helper.ts';
import { sendWhole } from './answers.helper.ts';
import { classify, type NetworkFault, type ProxiedRequest, referenceIn } from './faultKinds.ts';
import type { FaultProfile } from './faultProfile.helper.ts';
import { createLateCopies } from './lateCopies.helper.ts';

/** One copy of a request, with its fault and its result. */
export interface SeenRequest extends ProxiedRequest {
  readonly fault: NetworkFault | undefined;
  /** The body of a purchase as received. */
  readonly body: string;
  /** In ms since 1970, real time. */
  readonly at: number;
  /** The status that the browser received; 0 if none. */
  status: number;
}

/** The connection between one device and the API. */
export interface DeviceNetwork {
  readonly url: string;
  /** All API requests since `forget`. */
  readonly seen: readonly SeenRequest[];
  follow(profile: FaultProfile | undefined): void;
  /** Runs `work` without faults, then restores the fault profile. */
  calmly(work: () => Promise<unknown>): Promise<void>;
  /** Rewrites the bodies of purchases on their way to the API, to simulate a server without deduplication. */
  rewritePurchases(rewrite: ((body: Buffer) => Buffer) | undefined): void;
  /** True while the API is answering. That time does not count as the client's. */
  isBusy(): boolean;
  /** While it is down, all connections are reset, including those in use. */
  setDown(isDown: boolean): void;
  /** Sends all delayed copies now, and waits until the API has answered them. */
  flush(): Promise<void>;
  forget(): void;
  close(): Promise<void>;
}

/** A page without scripts, for work on this origin before the app starts. */
export const BLANK = '/fault-run-blank';

/** `headers` are added to each request to the API. */
export async function startDeviceNetwork(
  target: string,
  headers: Readonly<Record<string, string>>,
): Promise<DeviceNetwork> {
  const seen: SeenRequest[] = [];
  const sockets = new Set<Socket>();
  const files = new Map<string, Answer>();
  const older = new Map<string, Answer>();
  const late = createLateCopies();
  let profile: FaultProfile | undefined;
  let rewrite: ((body: Buffer) => Buffer) | undefined;
  let isDown = false;
  let asking = 0;

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = request.url ?? '/';
    if (isDown) return reset(response);
    if (url === BLANK) return sendWhole(response, blank);
    const body = await readBody(request);
    if (!url.startsWith('/api/')) return sendWhole(response, await file(request, body));
    const path = url.split('?')[0] ?? url;
    const asked = { method: request.method ?? 'GET', path, reference: referenceIn(path, body) };
    const isPurchase = classify(asked) === 'purchase';
    const fault = profile?.(asked);
    // The key includes the agent, because no cache returns one agent's answer to another.
    const cacheKey = `${url} ${request.headers.authorization}`;
    const entry = {
      ...asked,
      fault,
      body: isPurchase ? body.toString('utf8') : '',
      at: Date.now(),
      status: 0,
    };
    seen.push(entry);
    // Requests an uncompressed answer, so that it can be read and corrupted.
    delete request.headers['accept-encoding'];
    Object.assign(request.headers, headers);
    const forward = async () => {
      asking += 1;
      const answer = await forwardRequest(
        target,
        request,
        isPurchase && rewrite ? rewrite(body) : body,
      ).finally(() => {
        asking -= 1;
      });
      if (asked.method === 'GET' && !older.has(cacheKey)) older.set(cacheKey, answer);
      return answer;
    };
    response.on('finish', () => {
      entry.status = response.statusCode;
    });
    await answerWith(response, fault, { forward, findOlder: () => older.get(cacheKey), late });
    if (isDown) reset(response);
  }

  async function file(request: IncomingMessage, body: Buffer): Promise<Answer> {
    const key = `${request.url} ${request.headers['accept-encoding']}`;
    const known = files.get(key);
    if (known) return known;
    const answer = await forwardRequest(target, request, body);
    if (answer.status === 200) files.set(key, answer);
    return answer;
  }

  const server = createServer((request, response) => {
    serve(request, response).catch(() => reset(response));
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    seen,
    follow(next) {
      profile = next;
      older.clear();
    },
    async calmly(work) {
      const left = profile;
      profile = undefined;
      await work().finally(() => {
        profile = left;
      });
    },
    rewritePurchases(next) {
      rewrite = next;
    },
    isBusy: () => asking > 0,
    setDown(down) {
      isDown = down;
      if (down) for (const socket of sockets) socket.resetAndDestroy();
    },
    flush: late.flush,
    forget() {
      seen.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const blank: Answer = {
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: Buffer.from('<!doctype html><title>Blank</title>'),
};
