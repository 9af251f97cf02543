import type { Plugin } from 'vite';

/** What is written otherwise in a file of preact, and how often it stands there. */
type Change = readonly [found: RegExp, times: number, written: string];

/**
 * A page may extend `Object.prototype`, with a `ref` above all, which preact takes for one of the component's: it reads
 * props by `"ref" in props` and `for … in`. Here they inherit nothing. (`{__proto__:null}` V8 makes a dictionary.)
 */
const ownProps = 'function OjaProps(){}OjaProps.prototype={__proto__:null};';
const imported = 'import{OjaProps}from"preact";';
const empty = (times: number): Change => [/(?<=[=(])\{\}(?=[,;)])/g, times, 'new OjaProps'];

/** The files of preact that are changed, with what comes before and after their code. */
const files: Readonly<Record<string, readonly [before: string, changes: readonly Change[], after: string]>> =
  {
    'preact/dist/preact.mjs': [
      ownProps,
      [
        empty(13),
        // The parent is passed for its scoped registry of elements. In a document that an element was moved to, Chromium
        // has the registry of the one before there, and throws.
        [/,x\.is\?x:a\)/g, 1, ')'],
      ],
      '\nexport{OjaProps};',
    ],
    'preact/compat/dist/compat.mjs': [imported, [empty(4)], ''],
    'preact/jsx-runtime/dist/jsxRuntime.mjs': [
      imported,
      // What a component wrote is copied.
      [[/e\|\|\(e=\{\}\);/g, 1, 'e=Object.assign(new OjaProps,e);'], empty(2)],
      '',
    ],
  };

/** One of preact's files as any page can run it; null for any other module. */
export function onAnyPage(code: string, id: string): string | null {
  const [name, file] = Object.entries(files).find(([name]) => id.endsWith(`/node_modules/${name}`)) ?? [];
  if (!file) return null;
  const [before, changes, after] = file;
  const changed = changes.reduce((text, [found, times, written]) => {
    const there = text.match(found)?.length ?? 0;
    if (there === times) return text.replace(found, written);
    throw new Error(`${name} has ${there} of ${found}, not ${times}: see scripts/build/preactOnAnyPage.ts.`);
  }, code);
  return before + changed + after;
}

/** Preact with what it takes for granted of a page left out. Each change has its reason above, and a journey. */
export function preactOnAnyPage(): Plugin {
  return { name: 'oja:preact-on-any-page', apply: 'build', transform: onAnyPage };
}
