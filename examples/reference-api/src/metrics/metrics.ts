import type { MiddlewareHandler } from 'hono';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { routeOf } from '../http/accessLog.ts';
import type { Env } from '../http/env.ts';
import type { Provider, ProviderAnswer } from '../provider/provider.ts';

/** The Prometheus metrics of one server. They name no agent, customer or sale. */
export interface Metrics {
  readonly registry: Registry;
  /** Times every request by its route pattern, not by its URL. */
  readonly middleware: MiddlewareHandler<Env>;
  /** Wraps the provider and counts its answers. */
  observe(provider: Provider): Provider;
  /** Records the number of faults in the last check of the ledger, and its end (ms since 1970). */
  ledgerChecked(faults: number, at: number): void;
}

/** In seconds. A purchase may take 10. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const calls = new Histogram({
    name: 'oja_call_duration_seconds',
    help: 'Duration of requests in seconds, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const faults = new Gauge({
    name: 'oja_ledger_faults',
    help: 'Faults found by the last check of the ledger. Anything but 0 means that money appeared or vanished.',
    registers,
  });
  const checked = new Gauge({
    name: 'oja_ledger_checked_timestamp_seconds',
    help: 'When the last complete check of the ledger ended; 0 if there was none.',
    registers,
  });
  // Before the first check, the number of faults is unknown, not 0.
  faults.set(Number.NaN);
  return {
    registry,
    middleware: async (c, next) => {
      const since = performance.now();
      await next();
      const labels = { method: c.req.method, route: routeOf(c), status: String(c.res.status) };
      calls.observe(labels, (performance.now() - since) / 1000);
    },
    observe: countAnswers(registers),
    ledgerChecked(found, at) {
      faults.set(found);
      checked.set(at / 1000);
    },
  };
}

/** Counts questions and answers. The difference are questions without an answer from the provider. */
function countAnswers(registers: Registry[]): (provider: Provider) => Provider {
  const asked = new Counter({
    name: 'oja_provider_questions_total',
    help: 'Orders and requeries sent to the provider.',
    labelNames: ['question'],
    registers,
  });
  const answered = new Counter({
    name: 'oja_provider_answers_total',
    help: 'Answers of the provider: delivered, failed, pending, unknown, or an error.',
    labelNames: ['question', 'outcome'],
    registers,
  });
  async function count(question: 'sell' | 'requery', answer: Promise<ProviderAnswer>) {
    asked.inc({ question });
    try {
      const said = await answer;
      answered.inc({ question, outcome: said.kind });
      return said;
    } catch (error) {
      answered.inc({ question, outcome: 'error' });
      throw error;
    }
  }
  return (provider) => {
    const isServing = provider.isServing?.bind(provider);
    return {
      customers: provider.customers,
      sell: (order) => count('sell', provider.sell(order)),
      requery: (ref) => count('requery', provider.requery(ref)),
      ...(isServing && { isServing }),
      reversals: () => provider.reversals(),
      reversalTaken: (ref) => provider.reversalTaken(ref),
      responseFault: (recipient) => provider.responseFault?.(recipient),
    };
  };
}
