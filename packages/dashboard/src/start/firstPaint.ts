/**
 * The start script, a separate build that runs before the first paint. It shows the sign-in form or the frame, fills in
 * known values, and requests the files and calls that the screen needs next, which the build inlines.
 */

import { readApiBase } from '@oja/core';
import { readConfig } from '../config.ts';
import type { InstallEvent } from '../install/installEvent.ts';
import { drawBalance } from './drawBalance.ts';
import { sendEarly } from './earlyCalls.ts';
import { readStored } from './readStored.ts';
import { whileParsed } from './whileParsed.ts';

interface StartPageFiles {
  readonly who: 'agent' | 'signed-out';
  /** Each path, with the screen's title and its first sentence. */
  readonly paths: Readonly<Record<string, Readonly<{ title: string; says?: string }>>>;
  readonly files: readonly string[];
  /** Paths of its first reads. */
  readonly calls: readonly string[];
}

/** Screens on which a visit can begin. */
declare const __OJA_START_PAGES__: readonly StartPageFiles[];
/** Paths of the screen with a balance, the balance's API path, and the sentence with its time. */
declare const __OJA_HOME__: Readonly<{ paths: readonly string[]; balance: string; asOf: string }>;

const config = readConfig(document);
const { token, theme, isBalanceHidden } = readStored(() => localStorage);
const who = token ? 'agent' : 'signed-out';
document.documentElement.dataset['start'] = who;
// An unknown theme has no styles, so it needs no check.
if (theme) document.documentElement.dataset['ojaTheme'] = theme;

const screenAt = (address: string) =>
  __OJA_START_PAGES__.find((screen) => screen.who === who && address in screen.paths);
const screen = screenAt(location.pathname);
const isHome = __OJA_HOME__.paths.includes(location.pathname);
if (isHome) document.documentElement.dataset['shows'] = 'home';
// A screen that is not listed shares most files with the first one.
const { files = [] } = screen ?? screenAt(token ? '/' : '/login') ?? {};

/** As the client parses it; `null` if the client would refuse it. */
const apiBase = readApiBase(config.apiBase);
const [urgent, ...others] = token && apiBase !== null ? (screen?.calls ?? []) : [];

function ask(path: string): void {
  const early = sendEarly(apiBase + path, token);
  window.ojaEarlyCalls ??= [];
  window.ojaEarlyCalls.push(early);
  if (path === __OJA_HOME__.balance && isHome && !isBalanceHidden)
    drawBalance(token, early.answer, __OJA_HOME__.asOf);
}

// Before the files, because a browser has at most six connections over HTTP/1.1.
if (urgent) ask(urgent);
// Loaded in parallel with the app. The app applies the styles itself, after its own.
for (const href of files) {
  const link = document.createElement('link');
  const isStyle = href.endsWith('.css');
  link.rel = isStyle ? 'preload' : 'modulepreload';
  if (isStyle) link.as = 'style';
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
}

others.forEach(ask);

// Until the app handles it, the browser would send the form itself, with the password in the URL. The submit is marked
// on the form, and the app handles it after hydration.
document.addEventListener('submit', (event) => {
  if (!event.defaultPrevented && event.target instanceof HTMLFormElement)
    event.target.dataset['pressed'] = '';
  event.preventDefault();
});

// The app offers the installation later, instead of the browser.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  window.ojaInstallEvent = event as InstallEvent;
});

whileParsed(() => {
  for (const [name, text] of Object.entries(screen?.paths[location.pathname] ?? {})) {
    const place = document.querySelector(`[data-first="${name}"]`);
    if (place && place.textContent === '') place.textContent = text;
  }
  for (const place of document.querySelectorAll('[data-product]')) {
    const text =
      place.getAttribute('data-product') === 'mark' ? ([...config.productName][0] ?? '') : config.productName;
    if (place.textContent !== text) place.textContent = text;
  }
});
