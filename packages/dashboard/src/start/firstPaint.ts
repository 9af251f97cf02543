/**
 * Runs before anything is painted, apart from the app: which of the two pictures of the page is shown, and the product's
 * name in them where an operator changed it. The build writes in what each needs next.
 */

import type { InstallEvent } from '../install/installEvent.ts';
import { drawBalance } from './drawBalance.ts';
import type {} from './earlyCalls.ts';
import { EMPTY } from './emptyPicture.ts';
import { whileParsed } from './whileParsed.ts';

interface Screen {
  readonly who: 'agent' | 'visitor';
  /** Each address, and which of the pictures in the page it is awaited with. */
  readonly paths: Readonly<Record<string, string>>;
  readonly files: readonly string[];
  /** Paths of the reads that it begins with. */
  readonly calls: readonly string[];
}

/** The screens that a visit begins with. */
declare const __OJA_SCREENS__: readonly Screen[];
/** The path of the balance, which the picture of home has a place for, and the sentence with its moment. */
declare const __OJA_BALANCE__: Readonly<{ path: string; asOf: string }>;

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
/** What was chosen on this device. */
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
// Any other word is no look, and styles nothing.
if (chosen.theme) document.documentElement.dataset['ojaTheme'] = chosen.theme;

const screenAt = (address: string) =>
  __OJA_SCREENS__.find((screen) => screen.who === who && address in screen.paths);
const screen = screenAt(location.pathname);
const picture = screen?.paths[location.pathname] ?? EMPTY;
document.documentElement.dataset['shows'] = picture;
// Any other screen shares the most with the first one.
const { files = [] } = screen ?? screenAt(token ? '/' : '/login') ?? {};

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

const apiBase = meta('oja-api-base');
// Whether any other API base may be used is for the client to say.
const isPlain = apiBase === '' || /^https:\/\/[a-z\d.-]+(:\d+)?$/.test(apiBase);
if (token && isPlain) {
  for (const path of screen?.calls ?? []) {
    const answer = sendEarly(apiBase + path, token);
    if (path === __OJA_BALANCE__.path && picture === 'home' && !chosen.isBalanceHidden)
      drawBalance(token, answer, __OJA_BALANCE__.asOf);
  }
}

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
  const name = meta('oja-product-name');
  if (!name) return;
  for (const place of document.querySelectorAll('[data-product]')) {
    const text = place.getAttribute('data-product') === 'mark' ? ([...name][0] ?? '') : name;
    if (place.textContent !== text) place.textContent = text;
  }
});
