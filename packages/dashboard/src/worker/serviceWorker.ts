import { createPrecache, type PrecacheFiles } from './precache.ts';

/** Inlined by the build. */
declare const __OJA_PRECACHE__: PrecacheFiles;

/** Events of a service worker, declared here because the TypeScript project has the types of a page. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface InstallEvent extends WorkerEvent {
  /** Declares which requests bypass the worker. Only Chromium has it. */
  addRoutes?(rules: readonly object[]): Promise<void>;
}
interface RequestEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
type On = <T extends WorkerEvent>(type: string, listener: (event: T) => void) => void;

const on = addEventListener as unknown as On;
const shell = createPrecache(__OJA_PRECACHE__, caches, (input, init) => fetch(input, init));

/** Sends everything but pages and hashed files straight to the network. */
const leaveTheRest = {
  condition: { not: { or: [{ requestMode: 'navigate' }, { urlPattern: { pathname: '/assets/*' } }] } },
  source: 'network',
};

on<InstallEvent>('install', (event) => {
  event.waitUntil(shell.install());
  event.waitUntil(event.addRoutes?.([leaveTheRest]).catch(() => {}) ?? Promise.resolve());
});

// Runs only after all tabs of an older version are closed: the worker never calls `skipWaiting`.
on<WorkerEvent>('activate', (event) => event.waitUntil(shell.forgetOlder()));

on<RequestEvent>('fetch', (event) => {
  const answer = shell.answer(event.request, (work) => event.waitUntil(work));
  if (answer) event.respondWith(answer);
});
