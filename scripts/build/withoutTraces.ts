import type { Plugin } from 'vite';
import { at } from './paths.ts';

/** To run before each file of a project with this plugin. */
export const untraced = at('scripts/build/untraced.ts');

/**
 * Pages without what React's development build notes for developer tools: nobody has them open while tests run, and it
 * takes a third of their processor time. React looks once, as it loads, whether the console can show it.
 */
export function withoutTraces(): Plugin {
  return {
    name: 'oja:without-traces',
    transformIndexHtml: () => [
      {
        tag: 'script',
        children: 'delete console.timeStamp; delete console.createTask;',
        injectTo: 'head-prepend',
      },
    ],
  };
}
