import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { DAY } from '@oja/core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { publish } from './publish.ts';

let folder: string;
let site: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'oja-publish-'));
  site = join(folder, 'site');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Creates a build with these assets and a page that contains the build's name. */
function build(name: string, assets: readonly string[]): string {
  const dist = join(folder, name);
  mkdirSync(join(dist, 'assets'), { recursive: true });
  mkdirSync(join(dist, '.policy'));
  writeFileSync(join(dist, '.policy/hashes'), `'sha256-${name}/+='\n`);
  writeFileSync(join(dist, '.policy/nginx.conf'), `default "'sha256-${name}/+='";\n`);
  for (const asset of assets) writeFileSync(join(dist, 'assets', asset), asset);
  for (const file of ['index.html', 'index.html.br', 'favicon.svg']) writeFileSync(join(dist, file), name);
  writeFileSync(join(dist, 'index.html.gz'), gzipSync(name));
  return dist;
}

/** Makes the published files this many days older. */
function age(days: number): void {
  for (const name of published()) {
    const then = new Date(Date.now() - days * DAY);
    utimesSync(join(site, 'assets', name), then, then);
  }
}

const published = () => readdirSync(join(site, 'assets')).toSorted();
const read = (name: string) => readFileSync(join(site, name), 'utf8');

it('keeps the files of a build for 14 days after the next one, however long it was in use', async () => {
  await publish(build('first', ['app-1.js', 'font.woff2']), site);
  age(100);
  const second = build('second', ['app-2.js', 'font.woff2']);
  await publish(second, site);
  expect(published()).toEqual(['app-1.js', 'app-2.js', 'font.woff2']);
  expect(read('index.html')).toBe('second');
  expect(read('favicon.svg')).toBe('second');
  age(13);
  await publish(second, site);
  expect(published()).toContain('app-1.js');
  age(16);
  await publish(second, site);
  expect(published()).toEqual(['app-2.js', 'font.woff2']);
});

it('copies the page with its compressed copies, and without them if the page was edited later', async () => {
  const dist = build('first', ['app-1.js']);
  await publish(dist, site);
  expect(read('index.html.br')).toBe('first');
  writeFileSync(join(dist, 'index.html'), 'edited');
  await publish(dist, site);
  expect(read('index.html')).toBe('edited');
  expect(readdirSync(site).filter((name) => !name.startsWith('.'))).toEqual([
    'assets',
    'favicon.svg',
    'index.html',
  ]);
});

it('allows both the old and the new inline code until the page is replaced', async () => {
  await publish(build('first', ['app-1.js']), site);
  expect(read('.policy/nginx.conf')).toBe(`default "'sha256-first/+='";\n`);
  const seen = join(folder, 'seen');
  await publish(
    build('second', ['app-2.js']),
    site,
    `cat '${site}/.policy/nginx.conf' '${site}/index.html' > '${seen}'`,
  );
  expect(readFileSync(seen, 'utf8')).toBe(`default "'sha256-second/+=' 'sha256-first/+='";\nfirst`);
  expect(read('index.html')).toBe('second');
  expect(read('.policy/hashes')).toBe("'sha256-second/+='\n");
  // If the server rejects its new configuration, the old page stays, because its policy is still in force.
  await expect(publish(build('third', ['app-3.js']), site, 'exit 1')).rejects.toThrow();
  expect(read('index.html')).toBe('second');
});

it('refuses a folder without a build, and keeps the published files', async () => {
  await publish(build('first', ['app-1.js']), site);
  await expect(publish(join(folder, 'none'), site)).rejects.toThrow('npm run build');
  expect(read('index.html')).toBe('first');
});
