import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Every file below a folder, by its path in there. Node 20.0 has no `recursive` of its own.
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
