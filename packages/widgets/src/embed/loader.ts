import { defineElement, type OjaElement } from './defineElement.ts';
import { heights, type Tag } from './elements.ts';
import { moduleLoader } from './loadModule.ts';
import { createPage, type Oja } from './page.ts';
import { readScriptTag, runningScript } from './scriptTag.ts';

/** Defined by the build. */
declare const __OJA_VERSION__: string;

declare global {
  interface Window {
    readonly Oja?: Oja;
  }
  interface ImportMetaEnv {
    readonly VITE_OJA_API_BASES?: string;
  }
  interface HTMLElementTagNameMap extends Record<Tag, OjaElement> {}
}

const tags = Object.keys(heights) as Tag[];

/** The API bases that this build may use, "https://a.example https://b.example"; empty: whatever `parseApiBase` takes. */
const baked = import.meta.env.VITE_OJA_API_BASES?.split(/\s+/).filter(Boolean);

/** Gives the page `window.Oja` and the elements. */
function begin(script: HTMLScriptElement): void {
  const allowed = baked?.length ? baked : undefined;
  const page = createPage(readScriptTag(script, allowed), allowed);
  const oja: Oja = Object.freeze({ configure: page.configure, version: __OJA_VERSION__ });
  // Own property or not at all: it wins over an element with this id, and never over a variable of the page.
  if (Object.hasOwn(window, 'Oja')) console.warn('window.Oja is taken: set getToken on the elements.');
  else Object.defineProperty(window, 'Oja', { value: oja });
  document.dispatchEvent(new CustomEvent('oja:ready'));
  const context = { page, load: moduleLoader(script.src) };
  for (const tag of tags) defineElement(tag, context);
}

const script = runningScript(document);
if (!script) console.error('oja.js must be a classic script of its own: <script async src="…/oja.js">.');
// A second tag, of whatever version: the first one has the page, and changing hands would lose what was typed.
else if (tags.some((tag) => customElements.get(tag))) console.warn('oja.js is on this page already.');
else begin(script);
