import type { Kobo } from '@oja/core';

/** A signed-in agent. */
export interface AgentCaller {
  readonly kind: 'agent';
  readonly agentId: string;
  readonly sessionHash: string;
}

/** An embed on a partner's page: acts for an agent, within the limits of its session. */
export interface WidgetCaller {
  readonly kind: 'widget';
  readonly agentId: string;
  readonly widgetSessionId: string;
  readonly apiKeyId: string;
  readonly origin: string;
  readonly scopes: readonly string[];
  /** The limit of one sale. The limit of all sales together is counted in the database. */
  readonly maxPerSale: Kobo;
}

/** A server with an API key of the agent: the agent's own or a partner's. Acts within the key's scopes and limits. */
export interface ApiKeyCaller {
  readonly kind: 'api-key';
  readonly agentId: string;
  readonly apiKeyId: string;
  readonly scopes: readonly string[];
}

export type Caller = AgentCaller | WidgetCaller | ApiKeyCaller;
