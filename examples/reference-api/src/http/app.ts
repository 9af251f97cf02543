import { BASE_PATH } from '@oja/core';
import { createOpenApiDocument } from '@oja/core/openapi';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { cors } from 'hono/cors';
import type { AppContext } from '../appContext.ts';
import { mountCases } from '../cases/caseRoutes.ts';
import { newAdminToken } from '../funding/adminFile.ts';
import { mountSimulatedCheckout } from '../funding/checkoutPage.ts';
import { mountReview } from '../funding/reviewRoutes.ts';
import { mountPaymentWebhook } from '../funding/webhook.ts';
import { mountAgents } from '../identity/operatorActs.ts';
import { databaseMetrics } from '../metrics/databaseMetrics.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { mountMetrics } from '../metrics/metricsPage.ts';
import { mountPrices } from '../prices/priceRoutes.ts';
import { handlers } from '../routes/handlers.ts';
import { accessLog, CALLED } from './accessLog.ts';
import { answerError } from './answerError.ts';
import { allowOrigins } from './cors.ts';
import { createDrain } from './drain.ts';
import type { Env } from './env.ts';
import { mountErrorPage } from './errorPage.ts';
import { mountExchanges, type OnExchange } from './exchange.ts';
import { isReachable, mountLiveness, mountReadiness } from './health.ts';
import { mountEndpoints } from './mount.ts';
import { createRateLimiter, DEFAULT_RATE_LIMIT, limitEveryRoute, type RateLimit } from './rateLimit.ts';
import { notFound, Refusal } from './refusal.ts';
import { requestIds } from './requestId.ts';
import { hardenHeaders } from './securityHeaders.ts';
import { mountSecurityText } from './securityText.ts';
import { mountStatic, type StaticDirs } from './staticFiles.ts';

/** Far more than any endpoint needs, which is a few hundred bytes. */
const MOST_BYTES = 64 * 1024;

/** Options of the HTTP layer. */
export interface AppOptions {
  /**
   * `demo`: demo agents with public passwords, a simulated provider and a checkout that credits for free; loopback
   * only. `production`: none of these.
   */
  readonly mode: 'demo' | 'production';
  readonly staticDirs?: StaticDirs;
  /** Origins of dashboards on other hosts, whose pages may make an agent's calls. None by default. */
  readonly allowedOrigins?: readonly string[];
  /**
   * The limit of one session in each process; 600 calls a minute by default. Other limits are multiples of it
   * (`rateLimit.ts`).
   */
  readonly rateLimit?: RateLimit;
  /** Behind our own proxy: the header with the caller's address, such as "x-forwarded-for"; otherwise "none". */
  readonly addressHeader?: string;
  /**
   * The header in which the operator's edge proxy names the caller's town, such as "cf-ipcity". Without it, a part of
   * the address is used.
   */
  readonly placeHeader?: string;
  /** Verifies the payment provider's webhooks; the same on all servers of a database. The demo generates one. */
  readonly webhookSecret?: string;
  /** The token of transfer reviewers; the demo generates one. */
  readonly adminToken?: string;
  /** The token of Prometheus for `/metrics`. Without it, `/metrics` does not exist; in the demo it is open. */
  readonly metricsToken?: string;
  /** Receives each call of the agent API with its response, for tests that check them against the OpenAPI document. */
  readonly onExchange?: OnExchange;
  /** The contact in security.txt, such as "mailto:security@example.ng". Without it, the file does not exist. */
  readonly securityContact?: string;
}

const limitBody = () =>
  bodyLimit({
    maxSize: MOST_BYTES,
    onError: () => {
      throw new Refusal(413, 'too_large', 'The request is too large.');
    },
  });

/** `drain` stops the app: pending requests are answered, new ones are refused. `metrics` records each request. */
export function createApp(
  context: AppContext,
  options: AppOptions,
  drain = createDrain(),
  metrics = createMetrics(),
): Hono<Env> {
  const app = new Hono<Env>();
  app.onError((error, c) => answerError(error, c, context.log));
  app.use(metrics.middleware);
  if (options.onExchange) mountExchanges(app, options.onExchange);
  app.use(requestIds);
  for (const path of CALLED) app.use(path, accessLog(context.log));
  app.use(hardenHeaders);
  const limiter = createRateLimiter(options.rateLimit ?? DEFAULT_RATE_LIMIT, context);
  app.use(limitEveryRoute(limiter, options.addressHeader));
  app.use('/api/*', async (c, next) => {
    c.header('Cache-Control', 'no-store');
    await next();
  });
  // A list of plans has 10 KB uncompressed, and agents pay for each megabyte.
  app.use('/api/*', compress());
  allowOrigins(app, options.allowedOrigins ?? []);
  mountLiveness(app);
  mountReadiness(app, async () => {
    if (drain.isStopping()) return 'stopping';
    return (await isReachable(context.db)) ? 'ready' : 'unavailable';
  });
  app.use(drain.middleware);
  if (options.metricsToken !== undefined || options.mode === 'demo') {
    mountMetrics(app, metrics, { token: options.metricsToken, measure: databaseMetrics(metrics, context) });
  }
  app.use(`${BASE_PATH}/*`, limitBody());
  const { addressHeader, placeHeader } = options;
  mountEndpoints(app, handlers, { context, limiter, addressHeader, placeHeader });
  mountOpenApi(app);
  mountErrorPage(app);
  app.all('/api/*', () => {
    throw notFound();
  });
  const limited = limitBody();
  for (const path of ['/webhooks/*', '/checkout/*', '/admin/*']) app.use(path, limited);
  const webhookSecret = options.webhookSecret ?? newAdminToken();
  mountPaymentWebhook(app, context, webhookSecret);
  if (options.mode === 'demo') mountSimulatedCheckout(app, context, webhookSecret);
  if (options.adminToken) {
    mountReview(app, context, { adminToken: options.adminToken, addressHeader: options.addressHeader });
    mountCases(app, context);
    mountAgents(app, context);
    mountPrices(app, context);
  }
  const { securityContact: contact } = options;
  if (contact !== undefined)
    mountSecurityText(app, { contact, publicUrl: context.publicUrl, clock: context.clock });
  mountStatic(app, options.staticDirs ?? {});
  return app;
}

/** Serves `openapi.json` publicly. Created on the first request: that blocks the process for tens of ms. */
export function mountOpenApi(app: Hono<Env>): void {
  let document: string | undefined;
  app.get(`${BASE_PATH}/openapi.json`, cors(), (c) => {
    document ??= JSON.stringify(createOpenApiDocument());
    return c.body(document, 200, { 'Content-Type': 'application/json' });
  });
}
