import { createRequire, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

// Loaded before drizzle-kit (`npm run generate`). npm installs drizzle-orm inside this workspace and drizzle-kit at the
// root, from where it would not find it.
const here = createRequire(import.meta.url);
let resolving = false;
registerHooks({
  resolve(specifier, context, next) {
    if (resolving || !/^drizzle-orm(\/|$)/.test(specifier)) return next(specifier, context);
    resolving = true;
    const required = context.conditions.includes('require');
    const url = required ? pathToFileURL(here.resolve(specifier)).href : import.meta.resolve(specifier);
    resolving = false;
    return { url, shortCircuit: true };
  },
});
