import type * as v from 'valibot';
import type { Endpoint } from '../../http/endpoint.ts';
import { demoServices, demoTransactions } from '../demo/agent.ts';
import { fixtures } from '../demo/answers.ts';
import type { EndpointName, Wire } from '../endpoints.ts';
import { endpoints } from '../endpoints.ts';
import { findKeyRights } from '../keyAccess.ts';
import { anyPurchase, type Categories, categoryWord, keyScopeWord, scopeWord } from './categories.ts';
import { refusalResponse, refusalsOf } from './refusals.ts';
import type { RequestExample } from './requests/requestExample.ts';
import { requests } from './requests.ts';
import { tagOf } from './tags.ts';
import { type Json, type JsonObject, wireSchema } from './wireSchema.ts';

/** Schemas that several endpoints share. */
export const named = {
  Transaction: endpoints.transaction.answer,
  User: endpoints.user.answer,
} as const satisfies Record<string, v.GenericSchema>;

const security: Record<Endpoint['auth'], readonly JsonObject[]> = {
  none: [],
  agent: [{ agent: [] }],
  'agent-or-widget': [{ agent: [] }, { widget: [] }],
  'api-key': [{ apiKey: [] }],
};

/** The scopes that open an endpoint to an API key, which needs one of them; empty if no key may call it. */
const keyScopesOf = (name: EndpointName): readonly string[] =>
  (findKeyRights(name) ?? []).map((right) => (right === 'purchase' ? 'purchase:<category>' : right));

/** The security of an operation: the endpoint's callers, and API keys with one of its scopes. */
const securityOf = (name: EndpointName, { auth }: Endpoint): readonly JsonObject[] =>
  auth === 'api-key' || keyScopesOf(name).length === 0 ? security[auth] : [...security[auth], { apiKey: [] }];

/** The description of an operation: the request's details, and the scopes that an embed and an API key need. */
function describe(name: EndpointName, { scope }: Endpoint, details: string | undefined): string {
  const scopes = keyScopesOf(name).map((scope) => `\`${scope}\``);
  const keys = scopes.length > 0 ? `An API key needs the scope ${scopes.join(' or ')}.` : '';
  const embeds = scope && `An embed needs the scope \`${scope}\`.`;
  return [details, embeds, keys].filter(Boolean).join(' ');
}

const asJson = (value: unknown): Json => JSON.parse(JSON.stringify(value ?? null)) as Json;
const inJson = (schema: JsonObject, example?: unknown): JsonObject => ({
  'application/json': { schema, ...(example !== undefined && { example: asJson(example) }) },
});

/** The schemas of the query's fields, and the names of the required ones. */
function queryOf(owner: EndpointName, { query }: Endpoint) {
  const { properties = {}, required = [] } = query ? wireSchema(owner, query) : {};
  return { properties: properties as JsonObject, required: required as readonly Json[] };
}

const nextCursor: JsonObject = {
  type: 'string',
  description: 'The `cursor` of the next page; absent on the last page',
};

/** The owner of the answer's fields, for their notes: a named schema, else the endpoint. */
const ownerOf = (name: EndpointName, { answer }: Endpoint): string =>
  Object.entries(named).find(([, schema]) => schema === answer)?.[0] ?? name;

function success(name: EndpointName, row: Endpoint): JsonObject {
  const envelope = {
    type: 'object',
    properties: {
      message: { type: 'string' },
      data: wireSchema(ownerOf(name, row), row.answer, named),
      ...('cursor' in queryOf(name, row).properties && {
        meta: { type: 'object', properties: { nextCursor } },
      }),
    },
    required: ['data'],
  };
  return {
    description: 'Success.',
    headers: {
      'X-Request-Id': { $ref: '#/components/headers/RequestId' },
      'RateLimit-Limit': { $ref: '#/components/headers/RateLimitLimit' },
      'RateLimit-Remaining': { $ref: '#/components/headers/RateLimitRemaining' },
      'RateLimit-Reset': { $ref: '#/components/headers/RateLimitReset' },
    },
    content: inJson(envelope, { data: answers[name] }),
  };
}

function responses(
  name: EndpointName,
  row: Endpoint,
  { refusals, status = 200 }: RequestExample,
): JsonObject {
  const statuses = row.spends ? [201, 202] : [status];
  const good = statuses.map((one) => [one, success(name, row)] as const);
  const bad = Object.entries(refusalsOf(row, refusals, keyScopesOf(name).length > 0));
  return Object.fromEntries([...good, ...bad.map(([one, why]) => [one, refusalResponse(why)] as const)]);
}

/** Limits the parameter `category` to the catalogue's ids; the endpoint table accepts any. */
const refined = (name: string, schema: Json, categories: Categories): Json =>
  name === 'category' ? categoryWord(categories) : schema;

/** The schema of a body, with the catalogue's ids where the endpoint table is less exact. */
function bodySchema(name: EndpointName, body: v.GenericSchema, categories: Categories): JsonObject {
  if (name === 'purchase') return anyPurchase(categories);
  const schema = wireSchema(name, body, {}, true);
  if (name !== 'widgetSession' && name !== 'createApiKey' && name !== 'updateApiKey') return schema;
  const { scopes, ...others } = schema['properties'] as JsonObject;
  const items = name === 'widgetSession' ? scopeWord(categories) : keyScopeWord(categories);
  return { ...schema, properties: { scopes: { ...(scopes as JsonObject), items }, ...others } };
}

function parameters(
  owner: EndpointName,
  row: Endpoint,
  { params, query }: RequestExample,
  categories: Categories,
): JsonObject[] {
  const inPath = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: refined(name, { type: 'string' }, categories),
    example: params?.[name] ?? '',
  }));
  const { properties, required } = queryOf(owner, row);
  const inQuery = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: refined(name, schema, categories),
    ...(query?.[name] !== undefined && { example: query[name] }),
  }));
  return [...inPath, ...inQuery, ...(row.spends ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : [])];
}

/** Describes one endpoint as an OpenAPI operation. */
export function operation(name: EndpointName, categories: Categories): JsonObject {
  const row: Endpoint = endpoints[name];
  const request = requests[name] ?? { summary: name };
  const description = describe(name, row, request.details);
  return {
    operationId: name,
    tags: [tagOf(row.path)],
    summary: request.summary,
    ...(description && { description }),
    security: securityOf(name, row),
    parameters: parameters(name, row, request, categories),
    ...(row.body && {
      requestBody: {
        required: row.body.type !== 'optional',
        content: inJson(bodySchema(name, row.body, categories), request.body ?? {}),
      },
    }),
    responses: responses(name, row, request),
  };
}

/** A valid answer for each endpoint. Taken from the fixtures of stories and tests, so that all examples agree. */
export const answers: { readonly [N in EndpointName]: Wire<N> } = {
  ...fixtures,
  services: demoServices.slice(0, 1),
  transactions: demoTransactions.slice(-1),
};
