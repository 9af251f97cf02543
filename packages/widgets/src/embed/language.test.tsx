import { afterEach, expect, test, vi } from 'vitest';
import { followLanguage } from './language.ts';
import type { LoadModule } from './loadModule.ts';
import { hostForTests } from './mountContext.helper.ts';

let stop: () => void;
afterEach(() => {
  stop();
  document.documentElement.removeAttribute('lang');
  document.body.replaceChildren();
});

/** Mounts an element inside two components, each with a shadow root, in a section of the page. */
function open(attributes: Readonly<Record<string, string>> = {}) {
  const { host, context } = hostForTests({ attributes });
  const part = document.body.appendChild(document.createElement('section'));
  const outer = part.appendChild(document.createElement('div'));
  const box = outer.attachShadow({ mode: 'closed' }).appendChild(document.createElement('div'));
  const inner = box.appendChild(document.createElement('div'));
  inner.attachShadow({ mode: 'open' }).append(host);
  const languages: string[] = [];
  const load: LoadModule = async () => ({}) as never;
  stop = followLanguage({ ...context, load }, (language) => languages.push(language));
  const speaks = (language: string) => vi.waitFor(() => expect(languages.at(-1)).toBe(language));
  return { host, part, box, inner, languages, speaks };
}

test('an element inside components uses the language of the page and follows its changes', async () => {
  document.documentElement.lang = 'yo-NG';
  const { speaks } = open();
  await speaks('yo');
  document.documentElement.lang = 'pcm';
  await speaks('pcm');
  document.documentElement.removeAttribute('lang');
  await speaks('en');
});

test('the element’s own language wins, then the nearest one around it', async () => {
  document.documentElement.lang = 'yo';
  const { host, part, box, inner, speaks } = open();
  await speaks('yo');
  part.lang = 'ha';
  await speaks('ha');
  box.lang = 'ig';
  await speaks('ig');
  inner.lang = 'pcm';
  await speaks('pcm');
  host.lang = 'ha';
  await speaks('ha');
  host.setAttribute('locale', 'yo');
  await speaks('yo');
  for (const one of [host, inner, box]) one.removeAttribute('lang');
  host.removeAttribute('locale');
  await speaks('ha');
});

test('a change that does not affect the element loads nothing', async () => {
  document.documentElement.lang = 'yo';
  const { part, languages, speaks } = open({ locale: 'ha' });
  await speaks('ha');
  document.documentElement.lang = 'pcm';
  part.lang = 'ig';
  // Observers are notified of changes in the order in which they were made.
  await new Promise<void>((resolve) => {
    new MutationObserver(() => resolve()).observe(part, { attributes: true });
    part.dataset['seen'] = '';
  });
  expect(languages).toEqual(['ha']);
});
