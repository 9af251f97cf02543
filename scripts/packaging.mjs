import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { packages, packInto } from './pack.mjs';
import { checkCode } from './packedCode.mjs';
import { capture, node, root } from './spawn.mjs';
import { step } from './steps.mjs';

/** @type {{ folder: string, tarballs: Record<string, string> } | undefined} */
let host;

/** Packs the packages. The packaging steps depend on it. */
export const packStep = { name: 'packages are packed', check: pack };

/** Checks of the packages as a host installs them: from the tarballs, never from the sources. */
export const packagingSteps = [
  ...packages.flatMap((name) => [
    { name: `@oja/${name}: contains only what a consumer needs`, check: () => checkContents(name) },
    {
      name: `@oja/${name}: depends on exactly what its code imports, and runs without a process`,
      check: () => checkCode(join(hosted().folder, 'node_modules/@oja', name)),
    },
    step(`@oja/${name}: publint`, () => capture('publint', ['run', tarball(name), '--strict'])),
  ]),
  step('@oja/core runs in plain Node, without a DOM', () => inHost(coreScript)),
  step('two copies of @oja/core work together', () => inHost(twoCopiesScript)),
  step('@oja/widgets is imported on a server, without a DOM', () => inHost(widgetsScript)),
  step('@oja/widgets is imported in development', () => inHost(widgetsScript, '--conditions=development')),
  step('@oja/embed is imported on a server, without a DOM', () => inHost(embedScript)),
];

/** Slower checks of the same packages, for `npm run test:deep scripts`. */
export const longPackagingSteps = [
  ...packages.map((name) =>
    step(`@oja/${name}: has correct types for every module system`, () =>
      capture('attw', [tarball(name), '--profile', 'esm-only', '--no-color', '--no-emoji', ...notCode(name)]),
    ),
  ),
  step('a host compiles with skipLibCheck off', typesOfHost),
];

/** Sources, source maps, tests, stories and their helpers. Core's fixtures are public, as `@oja/core/testing`. */
const internal =
  /\.(test|deep|stories|usage|e2e|helper|fixture|map)\b|^package\/src\/|^package\/dist\/testing\//;
const required = ['package/README.md', 'package/LICENSE', 'package/package.json', 'package/dist/index.js'];

/** Files that the manifest of `@oja/embed` refers to. */
const editorFiles = ['package/dist/custom-elements.json', 'package/dist/web-types.json'];

/** Files that a host serves for the script tag. Only `@oja/embed` contains them. */
const hostedFile = /\/v?\d[^/]*\/oja[^/]*\.js$/;

/** Maximum size of each tarball, in KB (1,000 bytes). */
const largest = { core: 228, widgets: 500, embed: 320 };

const coreScript = `
  const core = await import('@oja/core');
  const testing = await import('@oja/core/testing');
  if (typeof core.createClient !== 'function') throw new Error('createClient is missing');
  if (Object.keys(testing).length === 0) throw new Error('@oja/core/testing is empty');
  const { createOpenApiDocument } = await import('@oja/core/openapi');
  if (!createOpenApiDocument().paths['/auth/login']) throw new Error('@oja/core/openapi makes no document');
  const { verifyWebhook } = await import('@oja/core/webhooks');
  const unsigned = await verifyWebhook({ body: '{}', headers: {}, secrets: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' });
  if (unsigned.ok) throw new Error('@oja/core/webhooks takes anything');`;

/** A host may have two versions of core. Each copy has separate signals and must accept the other's objects. */
const twoCopiesScript = `
  const one = await import('@oja/core');
  const two = await import('./copy/node_modules/@oja/core/dist/index.js');
  if (one.createClient === two.createClient) throw new Error('There is one copy.');
  const { createFakePlatform, createFakeServer, fixtures, ok } = await import('@oja/core/testing');
  const server = createFakeServer({
    services: () => ok(fixtures.services),
    login: () => ok(fixtures.login),
    balance: () => ok(fixtures.balance),
    purchase: ({ body }) => ok({ ...fixtures.purchase, reference: body.reference }),
  });
  const client = one.createClient({ platform: createFakePlatform({ fetch: server.fetch }) });
  await client.session.login({ username: 'amaka', password: 'any' });
  await client.services.load();
  const form = two.startForm(client, one.definitionOf('data'));
  form.enter({ recipient: '0803 123 4567', service: 'mtn-data', plan: 'mtn-sme-1gb' });
  const draft = await form.submit();
  if (!draft) throw new Error(two.explainForm(form.state.value).join(' '));
  const machine = two.startPurchase(client, 'data');
  machine.review(draft);
  await machine.buy();
  const end = await machine.untilEnded();
  if (!end || one.moneyStateOf(end) !== 'charged') throw new Error('It ended as ' + JSON.stringify(end));
  client.dispose();`;

const widgetsScript = `
  const widgets = await import('@oja/widgets');
  for (const name of ['WalletBalance', 'DataPurchase', 'TransactionList']) {
    if (!widgets[name]) throw new Error(name + ' is missing');
  }
  const { Button } = await import('@oja/widgets/ui');
  if (!Button) throw new Error('@oja/widgets/ui is empty');`;

const embedScript = `
  const { loadOja } = await import('@oja/embed');
  if ((await loadOja({ apiBase: 'https://api.example.ng' })) !== null) throw new Error('loadOja loads on a server');
  for (const entry of ['react', 'vue']) {
    if (!(await import('@oja/embed/' + entry)).OjaWidget) throw new Error('@oja/embed/' + entry + ' is empty');
  }
  const { createFakeApi } = await import('@oja/embed/testing');
  if ((await createFakeApi().getToken()).token === '') throw new Error('The fake API gives no session');`;

const hostSource = `
import { createClient, type Transaction } from '@oja/core';
import * as testing from '@oja/core/testing';
import { DataPurchase, TransactionList, WalletBalance } from '@oja/widgets';
import { useSignal } from '@oja/widgets/binding';
import { wallet } from '@oja/widgets/icons';
import { kit } from '@oja/widgets/text';
import { vars } from '@oja/widgets/theme';
import { Button } from '@oja/widgets/ui';
import '@oja/widgets/style.css';

export const kept: Pick<Transaction, 'ref'>[] = [];
export const widgets = [DataPurchase, TransactionList, WalletBalance];
export const all = [createClient, testing, useSignal, wallet, kit, vars, Button, widgets];
`;

const hostConfig = {
  compilerOptions: {
    target: 'ES2022',
    module: 'NodeNext',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    jsx: 'react-jsx',
    strict: true,
    skipLibCheck: false,
    noEmit: true,
    types: [],
  },
  include: ['*.ts', '*.tsx'],
};

/** Unpacks the tarballs into a host project. All other packages are links to this repository's install. */
async function pack() {
  const folder = mkdtempSync(join(tmpdir(), 'oja-host-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const tarballs = await packInto(folder);
  for (const name of packages) {
    const target = join(folder, 'node_modules/@oja', name);
    mkdirSync(target, { recursive: true });
    await capture('tar', ['-xzf', tarballs[name], '--strip-components=1', '-C', target]);
  }
  const copy = join(folder, 'copy/node_modules');
  cpSync(join(folder, 'node_modules/@oja/core'), join(copy, '@oja/core'), { recursive: true });
  cpSync(join(root, 'node_modules/@preact/signals-core'), join(copy, '@preact/signals-core'), {
    recursive: true,
  });
  for (const dependency of installed()) {
    const link = join(folder, 'node_modules', dependency);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, 'node_modules', dependency), link);
  }
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'host', private: true, type: 'module' }),
  );
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(hostConfig));
  writeFileSync(join(folder, 'host.ts'), hostSource);
  cpSync(join(root, 'scripts/host'), folder, { recursive: true });
  for (const [at, snippet] of widgetsSnippets().entries())
    writeFileSync(join(folder, `snippet${at}.tsx`), snippet);
  // Every bundler brings its own declaration for stylesheets. This is their common part.
  writeFileSync(join(folder, 'bundler.d.ts'), "declare module '*.css';\n");
  host = { folder, tarballs };
}

/** Code samples from the README of the widgets. They must compile in a host. */
function widgetsSnippets() {
  const page = readFileSync(join(root, 'packages/widgets/README.md'), 'utf8');
  const snippets = [...page.matchAll(/^```tsx\n(.*?)^```/gms)].map(([, snippet = '']) => snippet);
  if (snippets.length === 0) throw new Error('The README of the widgets has no snippets.');
  return snippets;
}

/** Names of the installed packages, with scopes. */
function installed() {
  const modules = join(root, 'node_modules');
  return readdirSync(modules)
    .filter((name) => !name.startsWith('.') && name !== '@oja')
    .flatMap((name) =>
      name.startsWith('@') ? readdirSync(join(modules, name)).map((inner) => `${name}/${inner}`) : [name],
    );
}

function hosted() {
  if (!host) throw new Error('No packages are packed yet.');
  return host;
}

/** @param {string} name */
function tarball(name) {
  return hosted().tarballs[name] ?? '';
}

/**
 * Options that exclude entry points without types, such as stylesheets and the manifest.
 *
 * @param {string} name
 */
function notCode(name) {
  const styles = ['./style.css', './sign-in/style.css', './fonts/*.css'];
  return name === 'widgets' ? ['--exclude-entrypoints', ...styles, './package.json'] : [];
}

/** @param {keyof typeof largest} name */
async function checkContents(name) {
  const { output } = await capture('tar', ['-tzf', tarball(name)]);
  const files = output.trim().split('\n');
  const isPublic = (/** @type {string} */ file) =>
    name === 'core' && /\/testing\//.test(file) && !/\.(test|deep|helper)\./.test(file);
  const faults = [
    ...files.filter((file) => internal.test(file) && !isPublic(file)).map((file) => `${file} is internal`),
    ...[...required, ...(name === 'embed' ? editorFiles : [])]
      .filter((file) => !files.includes(file))
      .map((file) => `${file} is missing`),
    ...(files.some((file) => hostedFile.test(file)) === (name === 'embed')
      ? []
      : ['the package contains files that only the script tag loads']),
  ];
  const { output: manifest } = await capture('tar', ['-xzOf', tarball(name), 'package/package.json']);
  if (/oja-source|"private"/.test(manifest)) faults.push('package.json is the workspace’s');
  const size = statSync(tarball(name)).size / 1000;
  if (size > largest[name]) faults.push(`${size.toFixed(0)} KB of ${largest[name]} KB`);
  const licence = readFileSync(join(root, 'LICENSE'), 'utf8');
  if (readFileSync(join(root, 'packages', name, 'LICENSE'), 'utf8') !== licence)
    faults.push('LICENSE differs from the repository’s');
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

/**
 * @param {string} script
 * @param {string[]} flags
 */
async function inHost(script, ...flags) {
  return capture(node, [...flags, '--input-type=module', '--eval', script], { cwd: hosted().folder });
}

async function typesOfHost() {
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  return capture(node, [tsc, '-p', hosted().folder, '--checkers', '1']);
}
