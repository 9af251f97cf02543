import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { unpackFromDebian } from './debian.mjs';
import { root } from './spawn.mjs';

/** Debian's packages of the web servers for which packages/dashboard/deploy has configurations. */
const packages = ['nginx', 'nginx-common', 'libnginx-mod-http-brotli-static', 'caddy'];

/** Where setup unpacks them: Debian starts a web server that is installed, on port 80, for the whole network. */
const serversFolder = join(root, '.cache/servers');

/** What a person can type when they are not there. */
const installServers = 'apt-get update && apt-get install -y nginx libnginx-mod-http-brotli-static caddy';

/**
 * The servers that the deploy journey starts: those of the machine where it has them all, or setup's own.
 *
 * @returns {{ nginx: string, brotli: string, mimeTypes: string, caddy: string } | undefined} Absolute paths.
 */
export function findServers() {
  return ['/', serversFolder]
    .map((base) => ({
      nginx: join(base, 'usr/sbin/nginx'),
      brotli: join(base, 'usr/lib/nginx/modules/ngx_http_brotli_static_module.so'),
      mimeTypes: join(base, 'etc/nginx/mime.types'),
      caddy: join(base, 'usr/bin/caddy'),
    }))
    .find((servers) => Object.values(servers).every((file) => existsSync(file)));
}

/** As findServers, for callers that cannot go on without them. */
export function requireServers() {
  const found = findServers();
  if (found) return found;
  throw new Error(`No nginx with brotli and Caddy were found. Install them with \`${installServers}\`.`);
}

/** Brings the servers where findServers finds none. Without them only the journeys that start them fail, and say so. */
export async function unpackServers() {
  console.log('Fetching nginx and Caddy, on which the dashboard’s deployment is tested: some seconds, once.');
  const problem = await unpackFromDebian(packages, serversFolder);
  if (!problem) return;
  console.error(problem);
  console.error(`nginx and Caddy could not be fetched. Run \`${installServers}\` as root.`);
}

/** Where setup unpacks PgBouncer, with the libraries that a machine without it may lack. */
const poolerFolder = join(root, '.cache/pgbouncer');

/**
 * PgBouncer, before which the API is tested: the machine's own, or setup's.
 *
 * @returns {{ program: string, libraries: string } | undefined} Absolute; `libraries` is for LD_LIBRARY_PATH, '' for the machine's own.
 */
export function findPgBouncer() {
  const own = '/usr/sbin/pgbouncer';
  if (existsSync(own)) return { program: own, libraries: '' };
  const program = join(poolerFolder, own);
  if (!existsSync(program)) return undefined;
  const lib = join(poolerFolder, 'usr/lib');
  return {
    program,
    libraries: readdirSync(lib)
      .map((machine) => join(lib, machine))
      .join(':'),
  };
}

/** Brings it where findPgBouncer finds none. Without it the tests that start it are skipped. */
export async function unpackPgBouncer() {
  console.log('Fetching PgBouncer, before which the API is tested: some seconds, once.');
  // Later Debians name the same library otherwise.
  const bring = (/** @type {string} */ libevent) =>
    unpackFromDebian(['pgbouncer', 'libc-ares2', libevent], poolerFolder);
  const problem = (await bring('libevent-2.1-7')) && (await bring('libevent-2.1-7t64'));
  if (problem) console.error(`${problem}\nPgBouncer could not be fetched: its tests are skipped.`);
}
