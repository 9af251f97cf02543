import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { en } from '@oja/widgets/text/en';
import { POLICY_FOLDER, policyFiles } from '../../../build/firstPage.ts';
import { inlineOf } from '../deploy/inlineOf.ts';
import { publish } from '../deploy/publish.ts';
import { built } from '../shop.ts';

/** Title of a screen in the next build. */
export const RENAMED = 'Transactions of the next build';

/** A site that publishes this build, and then the next one. */
export interface Site {
  readonly folder: string;
  publishNext(): Promise<void>;
  /** Replaces the service worker by this file of `deploy/`. */
  replaceWorker(file: string): void;
  close(): void;
}

const files = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** Edits every text file of the build. Deletes the compressed copies, which would hold the old text. */
function rewrite(folder: string, edit: (text: string) => string): void {
  for (const file of files(folder)) {
    if (/\.(br|gz)$/.test(file)) rmSync(file);
    else if (/\.(js|html|json)$/.test(extname(file))) writeFileSync(file, edit(readFileSync(file, 'utf8')));
  }
}

/** Creates a copy of the build that differs as a later build would: in its texts and in its file names. */
function makeNext(folder: string): void {
  cpSync(built, folder, { recursive: true });
  const scripts = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js'));
  const nextName = (name: string) => name.replace(/\.js$/, 'N.js');
  rewrite(folder, (text) =>
    scripts
      .reduce((edited, name) => edited.replaceAll(name, nextName(name)), text)
      .replaceAll(en.dashboard.screens.transactions, RENAMED)
      .replace(/version:[`"'](\w+)/, (all) => `${all}n`),
  );
  for (const name of scripts)
    renameSync(join(folder, 'assets', name), join(folder, 'assets', nextName(name)));
  const policy = policyFiles(inlineOf(readFileSync(join(folder, 'index.html'), 'utf8')));
  for (const [name, content] of Object.entries(policy))
    writeFileSync(join(folder, POLICY_FOLDER, name), content);
}

export async function openSite(): Promise<Site> {
  const home = mkdtempSync(join(tmpdir(), 'oja-warm-'));
  const folder = join(home, 'site');
  await publish(built, folder);
  return {
    folder,
    async publishNext() {
      makeNext(join(home, 'next'));
      await publish(join(home, 'next'), folder);
      // As when the 14 days of the old files are over.
      const next = new Set(readdirSync(join(home, 'next/assets')));
      for (const name of readdirSync(join(folder, 'assets')))
        if (!next.has(name)) rmSync(join(folder, 'assets', name));
      for (const copy of ['sw.js.br', 'sw.js.gz']) rmSync(join(folder, copy), { force: true });
    },
    replaceWorker(file) {
      for (const copy of ['sw.js.br', 'sw.js.gz']) rmSync(join(folder, copy), { force: true });
      cpSync(join(import.meta.dirname, '../../../deploy', file), join(folder, 'sw.js'));
    },
    close: () => rmSync(home, { recursive: true, force: true }),
  };
}
