import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';
import { buildClassicScript } from '../../../scripts/build/classicScript.ts';
import { at } from '../../../scripts/build/paths.ts';
import type { PrecacheFiles } from '../src/worker/precache.ts';
import { PATHS } from './firstPage.ts';
import { OPENAPI_MODULE } from './openapi.ts';

type Bundle = Rolldown.OutputBundle;

/** Rarely used modules, which the worker caches on first use. */
const onFirstUse = [
  at('packages/dashboard/src/pages/documentation/'),
  at('packages/widgets/src/api-reference/'),
  at('packages/widgets/src/text/locales/'),
  OPENAPI_MODULE,
];

/**
 * Writes `sw.js`, the service worker that caches the files of this build on the device. Runs after the plugin that
 * writes index.html.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'oja:service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        // Must be a classic script, because every browser with service workers supports those.
        const worker = at('packages/dashboard/src/worker/serviceWorker.ts');
        const source = await buildClassicScript(worker, { __OJA_PRECACHE__: describeShell(bundle) });
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}

/** Reads the text of an asset, such as a JSON file. */
function readAsset(bundle: Bundle, name: string): string {
  const file = bundle[name];
  if (file?.type !== 'asset') throw new Error(`The build has no ${name}.`);
  return String(file.source);
}

/** Describes the files of this build for the service worker. */
function describeShell(bundle: Bundle): PrecacheFiles {
  const all = Object.values(bundle).filter((file) => file.type === 'chunk');
  const first = all
    .filter(({ isEntry }) => isEntry)
    .flatMap(({ fileName, imports }) => [fileName, ...imports]);
  const chunks = all.filter(
    ({ moduleIds }) => !moduleIds.some((id) => onFirstUse.some((place) => id.startsWith(place))),
  );
  const styles = chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
  const files = [...new Set([...first, ...chunks.map(({ fileName }) => fileName), ...styles])].sort();
  return {
    version: createHash('sha256').update(files.join()).digest('hex').slice(0, 12),
    files: files.map((file) => `/${file}`),
    first: first.map((file) => `/${file}`),
    paths: JSON.parse(readAsset(bundle, PATHS)) as readonly string[],
  };
}
