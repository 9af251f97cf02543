import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { openWidgetSession, type SessionRequest } from './openWidgetSession.ts';

const site = fileURLToPath(new URL('../site', import.meta.url));

export interface AppSettings extends Omit<SessionRequest, 'origin'> {
  /** Called after the server listens, because the port is unknown before. */
  readonly origin: () => string;
  readonly onReport: (report: unknown) => void;
}

/** Page files by path. `/pages` links to the three pages that sell. */
const pages = {
  '/': 'index.html',
  '/simplest': 'simplest.html',
  '/themed': 'themed.html',
  '/pages': 'pages.html',
};

/** The shop's server: its pages, their files, and the one endpoint that needs the API key. */
export function createApp({ apiBase, apiKey, scopes, origin, onReport }: AppSettings): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Referrer-Policy', 'no-referrer');
    await next();
  });

  for (const [path, file] of Object.entries(pages))
    app.get(path, async (c) => {
      const page = await readFile(`${site}/${file}`, 'utf8');
      // The simplest page has an inline script, so it has no policy.
      if (file !== 'simplest.html') c.header('Content-Security-Policy', contentSecurityPolicy(apiBase));
      return c.html(page.replaceAll('{{oja}}', () => apiBase));
    });

  // A real shop checks here who may spend its money: signed-in staff, or a customer who has paid.
  app.post('/widget-session', async (c) => {
    if (c.req.header('origin') !== origin())
      return c.json({ message: 'Only our own page can open a session.' }, 403);
    const session = await openWidgetSession({ apiBase, apiKey, scopes, origin: origin() });
    c.header('Cache-Control', 'no-store');
    return session ? c.json(session) : c.json({ message: 'Could not open a session. Try again.' }, 502);
  });

  app.post('/csp-report', bodyLimit({ maxSize: 16 * 1024 }), async (c) => {
    onReport(await c.req.json().catch(() => null));
    return c.body(null, 204);
  });

  for (const file of ['style.css', 'partner.js', 'themed.css', 'themed.js', 'icon.svg'])
    app.get(`/${file}`, serveStatic({ root: site }));
  return app;
}
