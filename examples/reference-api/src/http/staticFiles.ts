import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import type { Env } from './env.ts';
import { dashboardPolicy, framePolicy, WORKER_CSP } from './securityHeaders.ts';

/**
 * Built front ends to serve with the API; absolute folders. A folder that does not exist (not built yet) is skipped.
 */
export interface StaticDirs {
  /** Single-page app at `/`. */
  readonly dashboard?: string | undefined;
  /** The script-tag build at `/embed/`, for pages of any origin. */
  readonly embed?: string | undefined;
}

const FOREVER = 'public, max-age=31536000, immutable';
const ASK_EACH_TIME = 'no-cache';
/** For the embed's major-version channel: a new version reaches every page within minutes. */
const FOR_MINUTES = 'public, max-age=300, stale-while-revalidate=86400';

/** The name contains a hash of the content. Matches compressed variants too. */
const isHashed = (path: string): boolean => /[/\\]assets[/\\][^/\\]+$/.test(path);

const hasExtension = (path: string): boolean => /\.[^/]*$/.test(path);

/**
 * Answers 304 for a file that the browser has cached: files without a hash are revalidated each time, which should
 * cost no bytes.
 */
const answerUnchanged: MiddlewareHandler<Env> = async (c, next) => {
  await next();
  const known = Date.parse(c.req.header('if-modified-since') ?? '');
  const changed = Date.parse(c.res.headers.get('last-modified') ?? '');
  if (c.res.status !== 200 || !(changed <= known)) return;
  await c.res.body?.cancel();
  const headers = new Headers(c.res.headers);
  headers.delete('content-length');
  c.res = undefined;
  c.res = new Response(null, { status: 304, headers });
};

/** File types of a built front end. The folder's other files are the build's own: notes, an SBOM, a README. */
const SITE_FILE = /\.(html|js|mjs|css|svg|png|jpg|webp|avif|ico|gif|woff2|webmanifest|txt|wasm)$/;
/** The API description that the documentation offers, JSON assets, and the embed's hashes. */
const SITE_DATA = /^\/(openapi\.json|assets\/[^/]+\.json|embed\/[\w.-]+\/sri\.json)$/;

/** Whether a path may be answered with a file: only files of the site, and no hidden ones. */
function isOfSite(path: string): boolean {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return false;
  }
  if (/[\\/]\./.test(decoded) || decoded.includes('\0')) return false;
  return !hasExtension(decoded) || SITE_FILE.test(decoded) || SITE_DATA.test(decoded);
}

const refuseForeign: MiddlewareHandler<Env> = async (c, next) =>
  isOfSite(c.req.path) ? next() : c.notFound();

/**
 * The hashes of the page's inline code, written by its build. Read on each request, because a new build may be
 * published.
 */
function readHashes(root: string): string {
  const file = join(root, '.policy/hashes');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
}

function describeFile(root: string, path: string, c: Context<Env>): void {
  const isPage = /\.html(\.(br|gz|zst))?$/.test(path);
  c.header('Cache-Control', !isPage && isHashed(path) ? FOREVER : ASK_EACH_TIME);
  if (isPage) c.header('Content-Security-Policy', dashboardPolicy(readHashes(root)));
  if (/[/\\]sw\.js(\.(br|gz|zst))?$/.test(path)) c.header('Content-Security-Policy', WORKER_CSP);
}

export function mountStatic(app: Hono<Env>, { dashboard, embed }: StaticDirs): void {
  app.use(answerUnchanged);
  app.use(refuseForeign);
  if (embed !== undefined && existsSync(embed)) mountEmbed(app, embed);
  if (dashboard !== undefined && existsSync(dashboard)) mountDashboard(app, dashboard);
  app.notFound((c) => c.text('Not found', 404, { 'Cache-Control': ASK_EACH_TIME }));
}

/** "/0.1.0/oja.js": a version never changes. "/v0/oja.js" does. */
function embedCaching(path: string): string {
  if (/^[/\\]\d+\.\d+\.\d+/.test(path)) return FOREVER;
  return /^[/\\]v\d+[/\\]/.test(path) ? FOR_MINUTES : ASK_EACH_TIME;
}

/** The page for elements in a frame. Its policy depends on the page that embeds it. */
function describeFrame(c: Context<Env>): void {
  c.header('Cache-Control', ASK_EACH_TIME);
  c.header('X-Frame-Options', undefined);
  c.header('Content-Security-Policy', framePolicy(c.req.query('embedder')));
}

function mountEmbed(app: Hono<Env>, root: string): void {
  app.use(
    '/embed/*',
    serveStatic<Env>({
      root,
      precompressed: true,
      rewriteRequestPath: (path) => path.slice('/embed'.length),
      onFound: (path, c) => {
        c.header('Cache-Control', embedCaching(path.slice(root.length)));
        c.header('Access-Control-Allow-Origin', '*');
        c.header('Cross-Origin-Resource-Policy', 'cross-origin');
        if (/[/\\]frame\.html(\.(br|gz|zst))?$/.test(path)) describeFrame(c);
      },
    }),
    // A script tag must never get the dashboard's page as its response.
    async (c) => c.notFound(),
  );
}

function mountDashboard(app: Hono<Env>, root: string): void {
  const options = {
    root,
    precompressed: true,
    onFound: (path: string, c: Context<Env>) => describeFile(root, path, c),
  };
  app.use('*', serveStatic<Env>(options));
  // Prerendered pages: /login is login.html.
  app.use(
    '*',
    serveStatic<Env>({ ...options, rewriteRequestPath: (path) => `${path.replace(/\/+$/, '')}.html` }),
  );
  app.get('*', (c, next) => {
    if (hasExtension(c.req.path)) return next();
    return serveStatic<Env>({ ...options, path: 'index.html' })(c, next);
  });
}
