/**
 * The files that an element's file imports, by name without ".js". The build writes them from its manifests, so that all
 * files load in parallel.
 */
export const files: Readonly<Record<string, readonly string[]>> = {};
