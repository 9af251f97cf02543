import { createShell, type ShellFiles } from './shell.ts';

/** What the build writes in. */
declare const __OJA_SHELL__: ShellFiles;

/** What a service worker has beyond a page, named here because the program's types are a page's. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface InstallEvent extends WorkerEvent {
  /** Says which requests never wake the worker. Chromium alone has it. */
  addRoutes?(rules: readonly object[]): Promise<void>;
}
interface RequestEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
type On = <T extends WorkerEvent>(type: string, listener: (event: T) => void) => void;

const on = addEventListener as unknown as On;
const shell = createShell(__OJA_SHELL__, caches, (input, init) => fetch(input, init));

/** All but pages and hashed files goes to the network as if there were no worker. */
const leaveTheRest = {
  condition: { not: { or: [{ requestMode: 'navigate' }, { urlPattern: { pathname: '/assets/*' } }] } },
  source: 'network',
};

on<InstallEvent>('install', (event) => {
  event.waitUntil(shell.install());
  event.waitUntil(event.addRoutes?.([leaveTheRest]).catch(() => {}) ?? Promise.resolve());
});

// Only when no tab of an older version is left: a worker that takes over is never hurried by `skipWaiting`.
on<WorkerEvent>('activate', (event) => event.waitUntil(shell.forgetOlder()));

on<RequestEvent>('fetch', (event) => {
  const answer = shell.answer(event.request, (work) => event.waitUntil(work));
  if (answer) event.respondWith(answer);
});
