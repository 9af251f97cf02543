import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { at } from './build/paths.ts';
import { writeSboms } from './sbom.mjs';

interface Component {
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[];
}

const folder = mkdtempSync(join(tmpdir(), 'oja-sbom-'));
afterAll(() => rmSync(folder, { recursive: true }));
const files = writeSboms(folder);
const read = (name: string): { bomFormat: string; components: readonly Component[] } =>
  JSON.parse(readFileSync(join(folder, `${name}.cdx.json`), 'utf8'));
const versions = (name: string) =>
  new Map(read(name).components.map(({ name: component, version }) => [component, version]));
const installed = (name: string): string =>
  JSON.parse(readFileSync(at(`node_modules/${name}/package.json`), 'utf8')).version;

describe('the SBOM', () => {
  it('has one CycloneDX document for each output', () => {
    const names = ['core', 'dashboard', 'embed', 'embed-package', 'reference-api', 'widgets'];
    expect(files.map((file) => basename(file, '.cdx.json')).sort()).toEqual(names);
    for (const name of names) expect(read(name).bomFormat).toBe('CycloneDX');
  });

  it.each([
    ['dashboard', 'preact'],
    ['dashboard', 'wouter'],
    ['dashboard', 'valibot'],
    ['widgets', 'react-dom'],
    ['widgets', 'scheduler'],
    ['embed', 'preact'],
    ['embed', '@preact/signals-core'],
    ['core', 'valibot'],
  ])('lists in output %s the installed version of %s', (output, name) => {
    expect(versions(output).get(name)).toBe(installed(name));
  });

  it('lists the database, mail and HTTP packages of the reference API, but not React', () => {
    const found = [...versions('reference-api').keys()];
    for (const name of ['pg', 'pg-types', 'nodemailer', 'hono']) expect(found).toContain(name);
    expect(found).not.toContain('react');
  });

  it('lists no development tools, and not @oja/core', () => {
    for (const file of files) {
      const found = [...versions(basename(file, '.cdx.json')).keys()];
      for (const name of ['vite', 'vitest', 'typescript', 'playwright', '@oja/core'])
        expect(found).not.toContain(name);
    }
  });

  it('gives the purl and the SHA-512 of each component of the dashboard', () => {
    for (const { name, version, purl, hashes } of read('dashboard').components) {
      expect(purl).toBe(`pkg:npm/${name.replace('@', '%40')}@${version}`);
      expect(hashes?.[0]).toEqual({ alg: 'SHA-512', content: expect.stringMatching(/^[\da-f]{128}$/) });
    }
  });
});
