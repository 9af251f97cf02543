import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type ServerType } from '@hono/node-server';
import { createApp } from './app.ts';
import { collectViolations, type Violation } from './violations.ts';

export interface PartnerSiteOptions {
  /** 0 selects any free port. */
  readonly port: number;
  /** The origin of the API, which also serves oja.js. */
  readonly apiBase: string;
  /** Secret: stays in this process and is in no page, log or response. */
  readonly apiKey: string;
  /** Scopes of the visitors' sessions. By default data only, because the page sells nothing else. */
  readonly scopes?: readonly string[];
}

const DATA = ['purchase:data'];

export interface PartnerSite {
  /** For example "http://localhost:8081", without a trailing slash. */
  readonly url: string;
  /** Policy violations that browsers have reported since the start. */
  readonly violations: readonly Violation[];
  close(): Promise<void>;
}

/** Serves Bisi's Phone Corner on the loopback interface only. */
export async function startPartnerSite({
  port,
  scopes = DATA,
  ...api
}: PartnerSiteOptions): Promise<PartnerSite> {
  const violations = collectViolations();
  let url = '';
  const app = createApp({ ...api, scopes, origin: () => url, onReport: violations.add });
  const server = createAdaptorServer({ fetch: app.fetch });
  await listen(server, port);
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return { url, violations: violations.all, close: () => close(server) };
}

function listen(server: ServerType, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      reject(
        isTaken ? new Error(`Port ${port} is taken by another program. Stop it, or choose another.`) : error,
      );
    });
    server.listen(port, '127.0.0.1', resolve);
  });
}

function close(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    if ('closeAllConnections' in server) server.closeAllConnections();
  });
}
