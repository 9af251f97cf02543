import { existsSync } from 'node:fs';
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
