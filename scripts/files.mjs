import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Lists every file below a folder, by path relative to it. Node 20.0 lacks the `recursive` option.
 *
 * @param {string} folder
 * @returns {string[]}
 */
export function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? filesBelow(join(folder, entry.name)).map((file) => join(entry.name, file))
      : [entry.name],
  );
}
