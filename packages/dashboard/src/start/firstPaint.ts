/**
 * The start script. It runs before anything is painted, apart from the app: it shows the sign-in form or the frame, fills
 * in what it knows, and asks for what the screen needs next. The build writes in what that is.
 */

import type { InstallEvent } from '../install/installEvent.ts';
import { drawBalance } from './drawBalance.ts';
import type {} from './earlyCalls.ts';
import { whileParsed } from './whileParsed.ts';

interface Screen {
  readonly who: 'agent' | 'visitor';
  /** Each address, with its title and what it says first. */
  readonly paths: Readonly<Record<string, Readonly<{ title: string; says?: string }>>>;
  readonly files: readonly string[];
  /** Paths of the reads that it begins with. */
  readonly calls: readonly string[];
}

/** The screens that a visit begins with. */
declare const __OJA_SCREENS__: readonly Screen[];
/** The addresses with a place for the balance, its path in the API, and the sentence with its moment. */
declare const __OJA_HOME__: Readonly<{ paths: readonly string[]; balance: string; asOf: string }>;

const meta = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.trim() ?? '';

/** Sends a read as the client would, and keeps the answer for it. */
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
  // The client hears of a failure from the promise that it takes. One that it never takes must not be reported as unhandled.
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

/** The token of the agent whose session is remembered, or ''. */
let token = '';
/** The preferences of this device. */
let chosen: { theme?: string; isBalanceHidden?: boolean } = {};
try {
  const read = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null') ?? {};
  const session: { token?: unknown } = read('user_session');
  if (typeof session.token === 'string') token = session.token;
  chosen = read('oja_preferences');
} catch {
  // No storage, or nothing of ours in it: a visitor, with the looks of the device.
}
const who = token ? 'agent' : 'visitor';
document.documentElement.dataset['start'] = who;
// An unknown theme has no styles.
if (chosen.theme) document.documentElement.dataset['ojaTheme'] = chosen.theme;

const screenAt = (address: string) =>
  __OJA_SCREENS__.find((screen) => screen.who === who && address in screen.paths);
const screen = screenAt(location.pathname);
const isHome = __OJA_HOME__.paths.includes(location.pathname);
if (isHome) document.documentElement.dataset['shows'] = 'home';
// Any other screen shares the most with the first one.
const { files = [] } = screen ?? screenAt(token ? '/' : '/login') ?? {};

const apiBase = meta('oja-api-base');
// Whether any other API base may be used is for the client to say.
const isPlain = apiBase === '' || /^https:\/\/[a-z\d.-]+(:\d+)?$/.test(apiBase);
const [urgent, ...others] = token && isPlain ? (screen?.calls ?? []) : [];

function ask(path: string): void {
  const answer = sendEarly(apiBase + path, token);
  if (path === __OJA_HOME__.balance && isHome && !chosen.isBalanceHidden)
    drawBalance(token, answer, __OJA_HOME__.asOf);
}

// Before the files: a browser asks for six things at once over HTTP/1.1.
if (urgent) ask(urgent);
// Loaded beside the app, not after it. The app itself applies the styles, after its own.
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

// Until the app answers it, the form would be sent as the browser sends forms: with the password in the address. The
// press is kept on the form, and the app answers it when it is there.
document.addEventListener('submit', (event) => {
  if (!event.defaultPrevented && event.target instanceof HTMLFormElement)
    event.target.dataset['pressed'] = '';
  event.preventDefault();
});

// Offered when it is due, and not by the browser.
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
