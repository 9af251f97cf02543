import type { Plugin } from 'vite';
import { at } from '../../../scripts/build/paths.ts';

const PREFIX = '\0oja-style:';
/** Keeps Vite from treating the module as a stylesheet. */
const SUFFIX = ':';

/**
 * Turns each stylesheet into a module that passes its rules to `embed/rules.ts`. A tag's code thus brings its styles,
 * and its shadow root adopts them. The strictest CSP allows that, but may block a `<link>` or a `<style>`.
 */
export const moduleStyles = (): Plugin => ({
  name: 'oja:module-styles',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.vanilla.css') ? PREFIX + id + SUFFIX : null),
  load(id) {
    if (!id.startsWith(PREFIX)) return null;
    const stylesheet = id.slice(PREFIX.length, -SUFFIX.length);
    return `import { addRules } from '${at('packages/widgets/src/embed/rules.ts')}';
      import rules from '${stylesheet}?inline';
      addRules(rules);`;
  },
});
