import { defineElement, isOurs } from './defineElement.ts';
import { createEarlyRequests } from './earlyRequests.ts';
import { type Tag, tags } from './elements.ts';
import { emit } from './events.ts';
import { filesOf, importFile, moduleLoader } from './loadModule.ts';
import { createPage, type Oja } from './page.ts';
import { createFaultReporter } from './reports.ts';
import { runningScript } from './scriptTag.ts';

/** Defined by the build. */
declare const __OJA_VERSION__: string;

declare global {
  interface ImportMetaEnv {
    readonly VITE_OJA_API_BASES?: string;
  }
}

/** The API bases that this build allows: "https://a.example https://b.example". Empty allows every valid base. */
const baked = import.meta.env.VITE_OJA_API_BASES?.split(/\s+/).filter(Boolean);

/** Records what the page's Content Security Policy blocks: a failed request does not say that it was blocked. */
function watchPolicy(page: Document): (address: string) => boolean {
  const stopped: string[] = [];
  page.addEventListener('securitypolicyviolation', (event) => {
    if (event.disposition === 'enforce') stopped.push(event.blockedURI);
  });
  // For cross-origin addresses a browser may report only the origin.
  return (address) => stopped.some((uri) => uri.startsWith(address) || address.startsWith(`${uri}/`));
}

/** Sets up `window.Oja` and defines the elements. */
function begin(script: HTMLScriptElement): void {
  const allowed = baked?.length ? baked : undefined;
  const names = Object.keys(tags) as Tag[];
  const page = createPage(script.getAttribute('data-api-base'), allowed);
  const files = filesOf(script.src);
  const circumstances = { page, files, isBlocked: watchPolicy(document) };
  const loadDoctor = () => importFile(`${files}oja-doctor.js`);
  const tell = createFaultReporter(loadDoctor, circumstances);
  // A second script, of any version. The first one keeps the page, because a change would lose what was typed.
  if (names.some(isOurs)) return void tell(document, { code: 'two-scripts' });
  const oja: Oja = Object.freeze({
    configure: page.configure,
    version: __OJA_VERSION__,
    doctor: async () => ((await loadDoctor()) as typeof import('./doctor.ts')).examine(circumstances, names),
  });
  // Checks own properties: `window.Oja` may replace a named element (id="Oja"), but never a variable of the page.
  if (Object.getOwnPropertyDescriptor(window, 'Oja')) tell(document, { code: 'name-taken' });
  else Object.defineProperty(window, 'Oja', { value: oja });
  emit(document, 'oja:ready', null);
  const context = {
    ...circumstances,
    script,
    reportFault: tell,
    load: moduleLoader(files, importFile),
    early: createEarlyRequests(),
  };
  for (const tag of names) {
    if (customElements.get(tag)) tell(document, { code: 'tag-taken', cause: tag });
    else defineElement(tag, context);
  }
}

const script = runningScript(document);
if (script) begin(script);
else console.error('Oja: oja.js must be a classic script.');
