import { EMBEDDER_HEADER, hasOwn, type ProvidedToken } from '@oja/core';
import type { OjaElement } from '../defineElement.ts';
import { elements, type Tag } from '../elements.ts';
import { eventNames } from '../events.ts';
import { themeAttributes } from '../isThemed.ts';
import {
  type FrameSettings,
  type FromFrame,
  parseEvent,
  parseToFrame,
  type ToFrame,
} from './frameMessages.ts';

// The script of `frame.html`, on the API's origin. It renders one element for the embedding page, and accepts only messages
// that `parseToFrame` knows.

/** The origin of the page that may embed this frame. The server allows no other (`frame-ancestors`). */
const embedder = new URLSearchParams(location.search).get('embedder') ?? '';

/** Adds the embedding page to every call: a widget session is valid only there. */
function nameEmbedder(): void {
  const { fetch } = window;
  window.fetch = (input, init) =>
    fetch(input, { ...init, headers: { ...init?.headers, [EMBEDDER_HEADER]: embedder } });
}

/** Requests tokens from the page, each with a number. */
function askTokens(say: (message: FromFrame) => void) {
  const waiting = new Map<number, PromiseWithResolversOf<ProvidedToken>>();
  let asked = 0;
  const getToken = () =>
    new Promise<ProvidedToken>((resolve, reject) => {
      asked += 1;
      waiting.set(asked, { resolve, reject });
      say({ type: 'token', id: asked });
    });
  function answer(message: Extract<ToFrame, { readonly id: number }>): void {
    const { resolve, reject } = waiting.get(message.id) ?? {};
    waiting.delete(message.id);
    if (message.type === 'no-token') reject?.(new Error('The page’s getToken failed'));
    // Core checks that it is a token.
    else resolve?.({ token: message.token, expiresAt: message.expiresAt } as ProvidedToken);
  }
  return { getToken, answer };
}

interface PromiseWithResolversOf<T> {
  readonly resolve: (value: T) => void;
  readonly reject: (reason: Error) => void;
}

/** Applies the settings of the page's element. */
function applySettings(
  element: OjaElement,
  tag: Tag,
  { attributes, theme, account, language, colorScheme, sizes }: FrameSettings,
): void {
  document.documentElement.lang = language;
  // With the page's colour scheme the frame stays transparent, as the element would be.
  document.documentElement.style.colorScheme = colorScheme;
  for (const name of [...elements[tag], ...themeAttributes, 'locale']) {
    const value = attributes[name];
    if (value === undefined) element.removeAttribute(name);
    else if (value !== element.getAttribute(name)) element.setAttribute(name, value);
  }
  // An empty value removes the variable.
  for (const [name, value] of Object.entries(sizes)) element.style.setProperty(name, value);
  // The element ignores values of the wrong type.
  Object.assign(element, { theme, account });
}

/** Renders the element of a tag and connects it to the page through the port. */
function serve(tag: Tag, port: MessagePort): void {
  const element = document.createElement(tag) as OjaElement;
  const say = (message: FromFrame) => port.postMessage(message);
  const { getToken, answer } = askTokens(say);
  for (const name of eventNames)
    element.addEventListener(name, ({ type, detail }: Event & { readonly detail?: unknown }) => {
      const event = parseEvent(type, detail);
      if (event) say({ type: 'event', event });
    });
  new ResizeObserver(() =>
    say({ type: 'size', height: Math.ceil(element.getBoundingClientRect().height) }),
  ).observe(element);
  function act(message: ToFrame): void {
    switch (message.type) {
      case 'settings':
        applySettings(element, tag, message);
        if (message.hasToken) element.getToken ??= getToken;
        if (!element.isConnected) document.body.append(element);
        break;
      case 'token':
      case 'no-token':
        answer(message);
        break;
      case 'prefill':
        element.prefill?.(message.values);
        break;
      default:
        element[message.type]?.();
    }
  }
  port.onmessage = ({ data }) => {
    const message = parseToFrame(data);
    if (message) act(message);
  };
}

function isTag(name: unknown): name is Tag {
  return typeof name === 'string' && hasOwn(elements, name);
}

nameEmbedder();
document.body.style.margin = '0';
window.Oja?.configure({ apiBase: location.origin });
// Waits for a message of the embedding page.
addEventListener('message', function connect({ source, origin, data, ports: [port] }) {
  if (source !== window.parent || window.parent === window || origin !== embedder) return;
  const tag: unknown = data?.tag;
  if (!isTag(tag) || !port) return;
  removeEventListener('message', connect);
  serve(tag, port);
});
