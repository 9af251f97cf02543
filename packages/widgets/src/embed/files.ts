/**
 * The files that a tag imports besides its own, by the names of both without ".js". The build writes them from its
 * manifests, so that all are on their way at once.
 */
export const files: Readonly<Record<string, readonly string[]>> = {};
