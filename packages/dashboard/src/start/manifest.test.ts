import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { routes } from '../routes.tsx';

interface Manifest {
  readonly start_url: string;
  readonly icons: readonly { readonly src: string }[];
  readonly shortcuts: readonly {
    readonly url: string;
    readonly icons: readonly { readonly src: string }[];
  }[];
}

const folder = join(import.meta.dirname, '../../public');
const manifest = JSON.parse(readFileSync(join(folder, 'manifest.webmanifest'), 'utf8')) as Manifest;

it('refers only to existing paths and icons', () => {
  const addresses = routes.flatMap(({ paths }) => paths);
  expect(addresses).toEqual(
    expect.arrayContaining([manifest.start_url, ...manifest.shortcuts.map(({ url }) => url)]),
  );
  const icons = [manifest, ...manifest.shortcuts].flatMap(({ icons: some }) => some.map(({ src }) => src));
  expect(icons.filter((icon) => !existsSync(join(folder, icon)))).toEqual([]);
});
