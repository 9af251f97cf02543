import type { MiddlewareHandler } from 'hono';
import type { Env } from './env.ts';

/**
 * The dashboard's Content-Security-Policy: everything from its own origin, inline nothing but the first styles and the
 * first script of the very build (`hashes`, as it writes them), and no string ever becomes markup or script.
 */
export function dashboardPolicy(hashes: string): string {
  const own = ["'self'", hashes].filter(Boolean).join(' ');
  return [
    "default-src 'none'",
    `script-src ${own}`,
    `style-src ${own}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // One policy, which knows one address: that of the service worker.
    'trusted-types oja-service-worker',
  ].join('; ');
}

/** As it stands in an `Origin` header: what else a policy's source may hold, such as a space or a semicolon, is not in it. */
const ORIGIN = /^https?:\/\/[a-z\d.-]+(:\d+)?$/;

/**
 * The policy of the embed's frame page: files and calls of this origin alone. Only the page that it names itself to be in
 * may have it, and of that page alone a widget session counts.
 */
export function framePolicy(embedder: string | undefined): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${embedder !== undefined && ORIGIN.test(embedder) ? embedder : "'none'"}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/** The dashboard's service worker fetches the dashboard's own files and nothing else. */
export const WORKER_CSP = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

const everywhere: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  // Ignored over http, so it does no harm on localhost.
  'Strict-Transport-Security': 'max-age=31536000',
};

/** Set before the handlers, which may loosen one for their own files. */
export const hardenHeaders: MiddlewareHandler<Env> = async (c, next) => {
  for (const [name, value] of Object.entries(everywhere)) c.header(name, value);
  // Nothing but the dashboard's pages is ever a page.
  c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
  await next();
};
