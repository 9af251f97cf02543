import { parseTokenEnd } from '@oja/core';
import { embedFault } from '../text/en/embedFault.ts';
import { type Code, codes } from './codes.ts';
import { diagnose } from './diagnose.ts';
import { announce, type ErrorDetail } from './events.ts';
import type { Fault, FaultContext } from './faults.ts';
import type { Oja } from './page.ts';
import type { ReportedFault } from './reports.ts';

// Built as `oja-doctor.js`. Loaded on the first fault, or when a developer calls `Oja.doctor()`.

declare global {
  interface Window {
    readonly Oja?: Oja;
  }
}

/** The faults reported so far, oldest first. */
const reportedFaults: ErrorDetail[] = [];

/**
 * Reports a fault to the page as an `oja:error` event, and to its developer on the console, once per code. Returns the
 * sentence for the visitor.
 */
export async function reportFault(
  from: EventTarget,
  fault: Fault,
  circumstances: FaultContext,
): Promise<ReportedFault> {
  const detail = await diagnose(fault, circumstances);
  const { code, whose, cause } = detail;
  if (!reportedFaults.some((earlier) => earlier.code === code))
    console.error(
      `Oja: ${codes[code].fix} ${circumstances.files}errors.html#${code}`,
      ...(cause ? [cause] : []),
    );
  reportedFaults.push(detail);
  announce(from, 'oja:error', detail);
  return { whose, words: embedFault[whose] };
}

interface Finding {
  readonly what: string;
  readonly found: string;
}

/** Features that the embed requires of a browser. The baseline is the Android WebView of 2022. */
const needs: Readonly<Record<string, () => boolean>> = {
  adoptedStyleSheets: () => 'adoptedStyleSheets' in Document.prototype,
  IndexedDB: () => 'indexedDB' in window,
  'Web Locks': () => 'locks' in navigator,
};

const fixOf = (code: Code) => `${code}: ${codes[code].fix}`;

/** A function can't be an attribute: a framework's binding writes one if `oja.js` has not loaded yet. */
const asAttribute =
  'getToken is an attribute: your framework set it before oja.js had loaded. Set it as a property, or with Oja.configure.';

function examineElement(element: Element, { page }: FaultContext): string {
  if (element.hasAttribute('gettoken')) return asAttribute;
  const hasToken = (element as { getToken?: unknown }).getToken || page.settings.getToken;
  return hasToken ? 'has a getToken' : fixOf('no-get-token');
}

/** Requests a token as an element does, without showing it. */
async function tryToken({ page }: FaultContext): Promise<string> {
  const { getToken } = page.settings;
  if (!getToken) return 'not set with Oja.configure';
  try {
    const given = await getToken();
    const until = parseTokenEnd(given?.expiresAt);
    const isWhole = typeof given?.token === 'string' && Number.isFinite(until);
    return isWhole
      ? `a token that is valid until ${new Date(until).toISOString()}`
      : fixOf('token-malformed');
  } catch (cause) {
    return `${fixOf('token-failed')} ${cause}`;
  }
}

/** Collects everything that a script in the page can find out about its embed. */
async function findAll(context: FaultContext, tags: readonly string[]): Promise<readonly Finding[]> {
  const { page, files } = context;
  const base = page.apiBase && ('base' in page.apiBase ? page.apiBase.base : fixOf('api-base'));
  const missing = Object.entries(needs).flatMap(([name, has]) => (has() ? [] : [name]));
  return [
    { what: 'version', found: window.Oja?.version ?? 'unknown' },
    { what: 'files', found: files },
    { what: 'API base', found: base ?? fixOf('no-api-base') },
    { what: 'getToken', found: await tryToken(context) },
    { what: 'missing in this browser', found: missing.join(', ') || 'nothing' },
    ...tags.flatMap((tag) =>
      [...document.querySelectorAll(tag)].map((element, index) => ({
        what: `<${tag}> ${index + 1}`,
        found: examineElement(element, context),
      })),
    ),
    ...reportedFaults.map(({ code }) => ({ what: 'reported', found: fixOf(code) })),
  ];
}

/** Prints the findings on the console. */
export async function examine(context: FaultContext, tags: readonly string[]): Promise<void> {
  console.table(await findAll(context, tags));
}
