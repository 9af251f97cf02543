import type { ProvidedToken } from '@oja/core';
import { embedFrame } from '../../text/en/embedFrame.ts';
import type { Code } from '../codes.ts';
import type { ElementMethods, MountContext, Mounted } from '../elementModule.ts';
import type { Tag } from '../elements.ts';
import { announce } from '../events.ts';
import { themeAttributes } from '../isThemed.ts';
import { pageLanguage } from '../pageLanguage.ts';
import { watchScheme } from '../pageScheme.ts';
import { shareTokens } from '../shareAnswers.ts';
import { sizeNames } from '../sizeNames.ts';
import { type FrameMethod, parseFromFrame, type ToFrame } from './frameMessages.ts';

// Built as `oja-frame.js`. Loaded for elements with `data-mode="frame"`.

/** Time in ms after which a frame that has reported no height counts as lost. */
const CONNECT_TIMEOUT = 20_000;

/** The permissions that a form needs. Excludes pop-ups, modal dialogs and navigation of the top page. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms';
/** The only tag that may open a page: the payment page, in a tab without the frame's restrictions. */
const PAYING_TAG: Tag = 'oja-funding';
const PAYING_SANDBOX = `${SANDBOX} allow-popups allow-popups-to-escape-sandbox`;

/** The address of the page that renders the element, on the origin of `oja.js`. */
function frameAddress(files: string): URL {
  const address = new URL('frame.html', files);
  address.searchParams.set('embedder', location.origin);
  return address;
}

function createFrame(tag: string, address: string, reserved: number): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  const isPaying = tag === PAYING_TAG;
  frame.title = isPaying ? embedFrame.payment : embedFrame.title;
  frame.referrerPolicy = 'no-referrer';
  frame.allow = 'clipboard-write';
  for (const allowed of (isPaying ? PAYING_SANDBOX : SANDBOX).split(' ')) frame.sandbox.add(allowed);
  // Covers the reserved space, transparent, until the frame reports its height.
  const look = { display: 'block', width: '100%', height: `${reserved}px`, border: '0' };
  Object.assign(frame.style, look, { marginTop: `-${reserved}px`, opacity: '0' });
  frame.src = address;
  return frame;
}

/** The settings of an element and of the script tag, as strings and plain data only. */
function settingsOf({ root: { host }, script, settings }: MountContext): ToFrame {
  const { getToken, account, theme } = settings();
  const written = [...host.attributes].map(({ name, value }) => [name, value]);
  const ofScript = themeAttributes.flatMap((name) => {
    const value = script.getAttribute(`data-${name}`);
    return value === null ? [] : [[name, value]];
  });
  const computed = getComputedStyle(host);
  const sizes = sizeNames.map((name) => [name, computed.getPropertyValue(name).trim()]);
  return {
    type: 'settings',
    attributes: Object.fromEntries([...ofScript, ...written]) as Record<string, string>,
    theme: dataOf(theme),
    account: account ?? null,
    hasToken: !!getToken,
    language: pageLanguage(host),
    colorScheme: computed.colorScheme,
    sizes: Object.fromEntries(sizes) as Record<string, string>,
  };
}

/** Converts a theme to plain data: a page can put anything into it, and a port carries only data. */
function dataOf(theme: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(theme ?? null));
  } catch {
    return null;
  }
}

/** The methods of an element whose form is in a frame. */
function methodsOf(
  { early, settings }: MountContext,
  frame: HTMLIFrameElement,
  say: (message: ToFrame) => void,
): ElementMethods {
  const call = (type: FrameMethod) => () => say({ type });
  return {
    focus() {
      frame.focus();
      say({ type: 'focus' });
    },
    prefill: (values) => say({ type: 'prefill', values: { ...values } }),
    reset: call('reset'),
    update: call('update'),
    logout() {
      const { getToken } = settings();
      if (getToken) early.answers.delete(getToken);
      say({ type: 'logout' });
    },
  };
}

/** The handlers of a frame's messages. */
interface Heard {
  onSize(height: number): void;
  getToken(): Promise<ProvidedToken>;
}

/** Creates the message channel to the page in a frame. */
function createLink(context: MountContext, frame: HTMLIFrameElement, origin: string, heard: Heard) {
  const { host } = context.root;
  let port: MessagePort | null = null;
  const say = (message: ToFrame) => port?.postMessage(message);

  async function giveToken(id: number): Promise<void> {
    try {
      const { token, expiresAt } = await heard.getToken();
      say({ type: 'token', id, token, expiresAt });
    } catch {
      say({ type: 'no-token', id });
    }
  }

  function hear({ data }: MessageEvent): void {
    const message = parseFromFrame(data);
    if (message?.type === 'size') heard.onSize(message.height);
    else if (message?.type === 'token') giveToken(message.id);
    else if (message) announce(host, message.event.name, message.event.detail);
  }

  return {
    say,
    /** Called on each load of the frame: a browser reloads a frame that was moved. */
    connect() {
      const { port1, port2 } = new MessageChannel();
      port?.close();
      port = port1;
      port.onmessage = hear;
      // Only a page of this origin gets the port, not an error page or a page that a script loaded instead.
      frame.contentWindow?.postMessage({ tag: host.localName }, origin, [port2]);
      say(settingsOf(context));
    },
    close: () => port?.close(),
  };
}

/**
 * Calls back when an attribute, the colour scheme or the language of an element changes. Returns a function that stops it.
 */
function watchElement(host: Element, onChange: () => void): () => void {
  const changes = new MutationObserver(onChange);
  changes.observe(host, { attributes: true });
  pageLanguage(host, changes);
  const stop = watchScheme(host, onChange);
  return () => {
    changes.disconnect();
    stop();
  };
}

/** Renders an element in a frame on the origin of `oja.js`, which the scripts of this page can't read. */
export function mount(context: MountContext): Mounted {
  const { root, files, early, settings, isBlocked, reportFault } = context;
  const { host } = root;
  const { href, origin } = frameAddress(files);
  const place = root.firstElementChild as HTMLElement;
  const frame = createFrame(host.localName, href, place.offsetHeight);
  let isSettled = false;

  function onSize(height: number): void {
    isSettled = true;
    place.remove();
    Object.assign(frame.style, { height: `${height}px`, marginTop: '0', opacity: '1' });
  }

  async function fail(code: Code): Promise<void> {
    const { words } = await reportFault(host, { code });
    if (!isSettled) place.textContent = words;
  }

  const getToken = shareTokens(early, () => settings().getToken);
  const { say, connect, close } = createLink(context, frame, origin, { onSize, getToken });
  const checkPolicy = () => {
    if (isBlocked(href)) fail('csp-frame');
  };
  // Runs after the listener of `watchPolicy`, which has recorded the blocked address.
  document.addEventListener('securitypolicyviolation', checkPolicy);
  frame.onload = connect;
  if (origin === location.origin) fail('frame-origin');
  else root.append(frame);
  const methods = methodsOf(context, frame, say);
  Object.assign(host, methods);
  const configured = () => say(settingsOf(context));
  const stopWatching = watchElement(host, configured);
  const timer = setTimeout(() => {
    if (!isSettled && frame.isConnected) fail('frame-lost');
  }, CONNECT_TIMEOUT);
  return {
    configured,
    unmount() {
      isSettled = true;
      clearTimeout(timer);
      stopWatching();
      document.removeEventListener('securitypolicyviolation', checkPolicy);
      close();
      for (const name of Object.keys(methods)) Reflect.deleteProperty(host, name);
    },
  };
}
