import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { requireServers } from '../../../../../scripts/servers.mjs';

let created: string | undefined;

/**
 * A self-signed certificate for 127.0.0.1 and its key, in PEM: one for all servers of this process. Requests of this
 * process trust it. A browser needs `trustingArg`.
 */
export function localCertificate(): string {
  if (!created) {
    created = createCertificate();
    setDefaultCACertificates([...getCACertificates(), created]);
  }
  return created;
}

function createCertificate(): string {
  const { openssl } = requireServers();
  const request =
    'req -x509 -config /dev/null -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1';
  const names = '-subj /CN=127.0.0.1 -addext subjectAltName=IP:127.0.0.1';
  const args = `${request} ${names} -keyout - -out -`.split(' ');
  return execFileSync(openssl, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

/** A command line argument for Chromium: it trusts the certificate, caches files and runs the service worker. */
export function trustingArg(): string {
  const key = new X509Certificate(localCertificate()).publicKey.export({ type: 'spki', format: 'der' });
  return `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`;
}
