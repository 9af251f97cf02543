import { createHash } from 'node:crypto';
import { build, type Plugin, type Rolldown } from 'vite';
import type { ShellFiles } from '../../packages/dashboard/src/worker/shell.ts';
import { fromSource } from './base.ts';
import { at } from './paths.ts';
import { PATHS } from './prerender.ts';

type Bundle = Rolldown.OutputBundle;

/** Loaded by few: kept when first used. A font is loaded where the phone has none, a language where it is chosen. */
const onFirstUse = /\/pages\/documentation\/|\/api-reference\/|\/text\/locales\/|virtual:oja-openapi/;

/**
 * Writes `sw.js`, the service worker, which keeps the files of this build on the device. It follows the plugin that
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
        const source = await buildWorker(describeShell(bundle));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}

/** The text of a file that is no script. */
function readAsset(bundle: Bundle, name: string): string {
  const file = bundle[name];
  if (file?.type !== 'asset') throw new Error(`The build has no ${name}.`);
  return String(file.source);
}

/** What this build consists of. */
function describeShell(bundle: Bundle): ShellFiles {
  const html = readAsset(bundle, 'index.html');
  const first = [...html.matchAll(/"\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, file = '']) => file);
  const chunks = Object.values(bundle)
    .filter((file) => file.type === 'chunk')
    .filter(({ moduleIds }) => !moduleIds.some((id) => onFirstUse.test(id)));
  const styles = chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
  const files = [...new Set([...first, ...chunks.map(({ fileName }) => fileName), ...styles])].sort();
  return {
    version: createHash('sha256').update(files.join()).digest('hex').slice(0, 12),
    files: files.map((file) => `/${file}`),
    first: first.map((file) => `/${file}`),
    paths: JSON.parse(readAsset(bundle, PATHS)) as readonly string[],
  };
}

/** The worker as one classic script: every browser that has workers runs it. */
async function buildWorker(shell: ShellFiles): Promise<string> {
  const result = (await build({
    ...fromSource(),
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { __OJA_SHELL__: JSON.stringify(shell) },
    build: {
      target: 'es2022',
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: at('packages/dashboard/src/worker/serviceWorker.ts'),
        output: { format: 'iife' },
      },
    },
  })) as Rolldown.RolldownOutput;
  return result.output[0].code;
}
