import type { MiddlewareHandler } from 'hono';
import type { Env } from './env.ts';

/**
 * The dashboard's Content-Security-Policy: everything from its own origin, inline only the first styles and the first
 * script of the current build (`hashes`, written by the build), and no string that becomes markup or script.
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
    // One policy, which allows only the URL of the service worker.
    'trusted-types oja-service-worker',
  ].join('; ');
}

/** The format of an `Origin` header. Excludes other characters of a policy, such as a space or a semicolon. */
const ORIGIN = /^https?:\/\/[a-z\d.-]+(:\d+)?$/;

/**
 * The policy of the embed's frame page: files and calls of this origin only. Only the page that it names as its
 * embedder may frame it, and a widget session is valid only for that page.
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

/** The dashboard's service worker fetches only the dashboard's own files. */
export const WORKER_CSP = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

const everywhere: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  // Browsers ignore it over HTTP, so it does no harm on localhost.
  'Strict-Transport-Security': 'max-age=31536000',
};

/** Sets the default headers before the handlers, which may relax one for their own files. */
export const hardenHeaders: MiddlewareHandler<Env> = async (c, next) => {
  for (const [name, value] of Object.entries(everywhere)) c.header(name, value);
  // Only the dashboard's pages are documents.
  c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
  await next();
};
