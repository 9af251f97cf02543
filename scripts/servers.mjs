import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { unpackFromDebian } from './debian.mjs';
import { root } from './spawn.mjs';

/** Debian packages of the web servers that packages/dashboard/deploy configures, and of OpenSSL for a certificate. */
const packages = ['nginx', 'nginx-common', 'libnginx-mod-http-brotli-static', 'caddy', 'openssl'];

/** Setup unpacks the servers here. Installing them would make Debian start one on port 80, for the whole network. */
const serversFolder = join(root, '.cache/servers');

/** The command that a message suggests if the servers are missing. */
const installServers =
  'apt-get update && apt-get install -y nginx libnginx-mod-http-brotli-static caddy openssl';

/**
 * Finds the servers for the deployment test and the bench: the machine's own if it has all of them, else the ones that
 * setup unpacked.
 *
 * @returns {{ nginx: string, brotli: string, mimeTypes: string, caddy: string, openssl: string } | undefined} Absolute
 * paths.
 */
export function findServers() {
  return ['/', serversFolder]
    .map((base) => ({
      nginx: join(base, 'usr/sbin/nginx'),
      brotli: join(base, 'usr/lib/nginx/modules/ngx_http_brotli_static_module.so'),
      mimeTypes: join(base, 'etc/nginx/mime.types'),
      caddy: join(base, 'usr/bin/caddy'),
      openssl: join(base, 'usr/bin/openssl'),
    }))
    .find((servers) => Object.values(servers).every((file) => existsSync(file)));
}

/** Like findServers, but throws if there are none. */
export function requireServers() {
  const found = findServers();
  if (found) return found;
  throw new Error(
    `nginx with brotli, Caddy and OpenSSL were not all found. Install them with \`${installServers}\`.`,
  );
}

/** Unpacks the web servers. Prints an error if that fails: only the tests that start them need them. */
export async function unpackServers() {
  console.log(
    'Fetching nginx, Caddy and OpenSSL for the tests of the dashboard’s deployment. This takes some seconds, once.',
  );
  const problem = await unpackFromDebian(packages, serversFolder);
  if (!problem) return;
  console.error(problem);
  console.error(`nginx, Caddy and OpenSSL could not be fetched. Run \`${installServers}\` as root.`);
}

/** Setup unpacks PgBouncer here, with libraries that the machine may lack. */
const poolerFolder = join(root, '.cache/pgbouncer');

/**
 * Finds PgBouncer, through which the API is tested: the machine's own, or the one that setup unpacked.
 *
 * @returns {{ program: string, libraries: string } | undefined} Absolute paths. `libraries` is for LD_LIBRARY_PATH;
 * '' for the machine's own.
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

/** Unpacks PgBouncer. If that fails, the tests that need it are skipped. */
export async function unpackPgBouncer() {
  console.log('Fetching PgBouncer for the tests of the API. This takes some seconds, once.');
  // Newer Debian releases have another name for the same library.
  const bring = (/** @type {string} */ libevent) =>
    unpackFromDebian(['pgbouncer', 'libc-ares2', libevent], poolerFolder);
  const problem = (await bring('libevent-2.1-7')) && (await bring('libevent-2.1-7t64'));
  if (problem) console.error(`${problem}\nPgBouncer could not be fetched: its tests are skipped.`);
}
