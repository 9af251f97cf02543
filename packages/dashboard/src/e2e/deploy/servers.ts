import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '@oja/reference-api/testing/freePort';
import { requireServers } from '../../../../../scripts/servers.mjs';
import { localCertificate } from './certificate.ts';

const deploy = join(import.meta.dirname, '../../../deploy');

/** A web server that runs with the configuration from `packages/dashboard/deploy`. */
export interface WebServer {
  readonly url: string;
  close(): Promise<void>;
}

export interface Site {
  /** The folder to serve. */
  readonly dashboard: string;
  /** An API on the same origin, configured as in `deploy/README.md`. Default: the unchanged file, without an API. */
  readonly api?: string;
  /** Caddy only: lines that replace the 404 for API paths. */
  readonly apiLines?: string;
  /** nginx only: lines before the site's configuration. */
  readonly upstream?: string;
  /** Another origin's API, to which the page may connect. */
  readonly connect?: string;
  /** Default: a free port. nginx uses the next one too. */
  readonly port?: number;
}

export type StartServer = (site: Site) => Promise<WebServer>;

/**
 * Applies changes to the file as an operator would. Throws unless each text occurs exactly once, because the file under
 * test would be another one.
 */
function written(file: string, changes: readonly (readonly [string, string])[]): string {
  return changes.reduce(
    (text, [from, to]) => {
      if (text.split(from).length !== 2) throw new Error(`"${from}" should be in ${file} once.`);
      return text.replace(from, () => to);
    },
    readFileSync(join(deploy, file), 'utf8'),
  );
}

/** The end of the page's policy. The service worker's policy names connections too, and must not change. */
const OWN_ORIGIN = "font-src 'self'; connect-src 'self'";
const connections = (origin: string | undefined) =>
  origin ? ([[OWN_ORIGIN, `${OWN_ORIGIN} ${origin}`]] as const) : [];

/** Serves over TLS, with a certificate that this process trusts. The next port redirects plain http. */
export const startNginx: StartServer = async ({ dashboard, api, upstream = '', connect, port: wanted }) => {
  const { nginx, brotli, mimeTypes } = requireServers();
  const port = wanted ?? (await freePort(2));
  const site = written('nginx.conf', [
    ['listen 80;', `listen 127.0.0.1:${port + 1};`],
    ['listen 443 ', `listen 127.0.0.1:${port} `],
    ['/etc/letsencrypt/live/shop.example.ng/fullchain.pem', 'certificate.pem'],
    ['/etc/letsencrypt/live/shop.example.ng/privkey.pem', 'certificate.pem'],
    ['include /srv/oja-dashboard', `include ${dashboard}`],
    ['root /srv/oja-dashboard', `root ${dashboard}`],
    ...(api ? ([['http://127.0.0.1:8080', api]] as const) : []),
    ...connections(connect),
  ]);
  return run(`https://127.0.0.1:${port}`, (folder) => {
    writeFileSync(join(folder, 'certificate.pem'), localCertificate(), { mode: 0o600 });
    // The directives that Debian's own nginx.conf would add, with all files inside this folder.
    const main = `daemon off; master_process off; pid ${folder}/pid; error_log stderr; load_module ${brotli};
events {}
http {
  access_log off; include ${mimeTypes}; include ${folder}/site.conf;
  client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path fastcgi; uwsgi_temp_path uwsgi; scgi_temp_path scgi;
}`;
    writeFileSync(join(folder, 'main.conf'), main);
    writeFileSync(join(folder, 'site.conf'), upstream + (api ? withApi(site) : site));
    return spawn(nginx, ['-p', folder, '-e', 'stderr', '-c', join(folder, 'main.conf')], output);
  });
};

/** Uncomments the lines that replace the 404. */
const withApi = (site: string) =>
  site.replace(
    /( {4}location \^~ \/api\/ \{\n) +return 404;.*\n([^}]*\})/,
    (_all, head: string, rest: string) => head.concat(rest.replaceAll(/# (?=\w+ .*;$)/gm, '')),
  );

export const startCaddy: StartServer = async ({ dashboard, api, apiLines, connect, port: wanted }) => {
  const { caddy } = requireServers();
  const port = wanted ?? (await freePort());
  const site = written('Caddyfile', [
    ...(api ? ([['error 404', `reverse_proxy ${api.replace('http://', '')}`]] as const) : []),
    ...(apiLines ? ([['error 404', apiLines]] as const) : []),
    ...connections(connect),
  ]);
  const url = `http://127.0.0.1:${port}`;
  return run(url, (folder) => {
    writeFileSync(join(folder, 'site'), site);
    writeFileSync(
      join(folder, 'Caddyfile'),
      `{\n\tadmin off\n\tdefault_bind 127.0.0.1\n}\nimport ${folder}/site\n`,
    );
    const env = {
      ...process.env,
      XDG_CONFIG_HOME: folder,
      XDG_DATA_HOME: folder,
      OJA_SITE: url,
      OJA_DASHBOARD: dashboard,
    };
    const args = ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')];
    return spawn(caddy, args, { ...output, env });
  });
};

const output = { stdio: ['ignore', 'ignore', 'pipe'] as ['ignore', 'ignore', 'pipe'] };

/** Starts the server in a temporary folder, and waits until it answers. */
async function run(url: string, start: (folder: string) => ChildProcess): Promise<WebServer> {
  const folder = mkdtempSync(join(tmpdir(), 'oja-deploy-'));
  const server = start(folder);
  let said = '';
  server.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  const ended = once(server, 'exit');
  await Promise.race([
    waitUntilAnswers(url),
    ended.then(() => {
      throw new Error(`The server ended at once: ${said}`);
    }),
  ]);
  return {
    url,
    close: async () => {
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Waits at most 20 s. */
async function waitUntilAnswers(url: string): Promise<void> {
  const signal = AbortSignal.timeout(20_000);
  for (;;) {
    try {
      await fetch(url, { signal });
      return;
    } catch (problem) {
      if (signal.aborted) throw problem;
      await setTimeout(50);
    }
  }
}
