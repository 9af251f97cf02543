/**
 * The start script, a separate build that runs before the first paint. It shows the sign-in form or the frame, fills in
 * known values, and requests the files and calls that the screen needs next, which the build inlines.
 */

import type { InstallEvent } from '../install/installEvent.ts';
import { drawBalance } from './drawBalance.ts';
import type {} from './earlyCalls.ts';
import { whileParsed } from './whileParsed.ts';

interface Screen {
  readonly who: 'agent' | 'visitor';
  /** Each path, with the screen's title and its first sentence. */
  readonly paths: Readonly<Record<string, Readonly<{ title: string; says?: string }>>>;
  readonly files: readonly string[];
  /** Paths of its first reads. */
  readonly calls: readonly string[];
}

/** Screens on which a visit can begin. */
declare const __OJA_SCREENS__: readonly Screen[];
/** Paths of the screen with a balance, the balance's API path, and the sentence with its time. */
declare const __OJA_HOME__: Readonly<{ paths: readonly string[]; balance: string; asOf: string }>;

const meta = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.trim() ?? '';

/** Sends a read as the client would, and stores the answer for the client. */
function sendEarly(url: string, token: string): Promise<Response> {
  const controller = new AbortController();
  const authorization = `Bearer ${token}`;
  const answer = fetch(url, {
    headers: { Accept: 'application/json', Authorization: authorization },
    redirect: 'error',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    signal: controller.signal,
  });
  // The client handles a rejection when it uses the promise. An unused one must not be reported as unhandled.
  answer.catch(() => {});
  window.ojaEarlyCalls ??= [];
  window.ojaEarlyCalls.push({
    url,
    authorization,
    sentAt: performance.now(),
    answer,
    abort: () => controller.abort(),
  });
  return answer;
}

/** Token of the stored session; '' without a session. */
let token = '';
/** Preferences of this device. */
let chosen: { theme?: string; isBalanceHidden?: boolean } = {};
try {
  const read = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null') ?? {};
  const session: { token?: unknown } = read('user_session');
  if (typeof session.token === 'string') token = session.token;
  chosen = read('oja_preferences');
} catch {
  // Storage is blocked or has invalid content: start as a visitor, with the device's theme.
}
const who = token ? 'agent' : 'visitor';
document.documentElement.dataset['start'] = who;
// An unknown theme has no styles, so it needs no check.
if (chosen.theme) document.documentElement.dataset['ojaTheme'] = chosen.theme;

const screenAt = (address: string) =>
  __OJA_SCREENS__.find((screen) => screen.who === who && address in screen.paths);
const screen = screenAt(location.pathname);
const isHome = __OJA_HOME__.paths.includes(location.pathname);
if (isHome) document.documentElement.dataset['shows'] = 'home';
// A screen that is not listed shares most files with the first one.
const { files = [] } = screen ?? screenAt(token ? '/' : '/login') ?? {};

const apiBase = meta('oja-api-base');
// Only the client can decide whether any other API base is allowed.
const isPlain = apiBase === '' || /^https:\/\/[a-z\d.-]+(:\d+)?$/.test(apiBase);
const [urgent, ...others] = token && isPlain ? (screen?.calls ?? []) : [];

function ask(path: string): void {
  const answer = sendEarly(apiBase + path, token);
  if (path === __OJA_HOME__.balance && isHome && !chosen.isBalanceHidden)
    drawBalance(token, answer, __OJA_HOME__.asOf);
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
  const name = meta('oja-product-name');
  if (!name) return;
  for (const place of document.querySelectorAll('[data-product]')) {
    const text = place.getAttribute('data-product') === 'mark' ? ([...name][0] ?? '') : name;
    if (place.textContent !== text) place.textContent = text;
  }
});
