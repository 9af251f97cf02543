import { catalogue } from '../../catalogue/catalogue.ts';
import { BASE_PATH } from '../../http/endpoint.ts';
import type { EndpointName } from '../endpoints.ts';
import { endpoints } from '../endpoints.ts';
import { type Categories, purchaseSchemas } from './categories.ts';
import { ERRORS_PATH, type ErrorCode, errors, errorType } from './errors.ts';
import { named, operation } from './operation.ts';
import { tagsFor } from './tags.ts';
import { type JsonObject, wireSchema } from './wireSchema.ts';

const failure: JsonObject = {
  type: 'object',
  description:
    'Every refusal. `code` is for programs, `message` for people; `x-errors` of the components says what to do about each.',
  properties: {
    message: { type: 'string' },
    code: { type: 'string' },
    type: {
      type: 'string',
      format: 'uri-reference',
      description: 'Where the code is documented (RFC 9457).',
    },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
    purchase: {
      type: 'object',
      description:
        'About a refused purchase. `charged: false`: no sale has this reference, and no later copy of it will be charged.',
      properties: { reference: { type: 'string' }, charged: { type: 'boolean' } },
      required: ['reference', 'charged'],
    },
    data: {},
    requestId: { type: 'string' },
  },
  required: ['message'],
  examples: [
    {
      message: 'Some of what you sent is missing or not valid.',
      code: 'invalid',
      type: errorType('invalid'),
      errors: { recipient: ['This is required.'] },
      requestId: '1e0b6c0a-58d1-4c5e-9a0d-3f1f4e1f5a77',
    },
  ],
};

/** The table of error codes, for programs. `x-refusals` of a response lists the codes of its call. */
const errorTable = (): JsonObject =>
  Object.fromEntries(
    (Object.keys(errors) as ErrorCode[]).map((code) => [code, { ...errors[code], type: errorType(code) }]),
  );

const bearer = (description: string): JsonObject => ({ type: 'http', scheme: 'bearer', description });
const count = (description: string): JsonObject => ({ description, schema: { type: 'integer' } });

const components = (categories: Categories): JsonObject => ({
  schemas: {
    ...Object.fromEntries(Object.entries(named).map(([name, schema]) => [name, wireSchema(schema, named)])),
    ...purchaseSchemas(categories),
    Failure: failure,
  },
  headers: {
    RequestId: { description: 'Finds this answer in the server’s log.', schema: { type: 'string' } },
    RateLimitLimit: count('Calls that one token may make in a window.'),
    RateLimitRemaining: count('Calls that are left in this window.'),
    RateLimitReset: count('Seconds until the next window.'),
  },
  parameters: {
    IdempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      description: 'Not needed: the key is `reference` in the body. Where it is sent, it has to be the same.',
      schema: { type: 'string', format: 'uuid' },
    },
  },
  'x-errors': errorTable(),
  securitySchemes: {
    agent: bearer('A signed-in agent: the token that signing in answers with.'),
    widget: bearer('An embed: the token of a widget session. It counts from the session’s own origin only.'),
    apiKey: bearer(
      'An agent’s or a partner’s own server: its API key, within the scopes of the key. Never in a page.',
    ),
  },
});

function paths(categories: Categories): JsonObject {
  const found: Record<string, Record<string, JsonObject>> = {};
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const { path, method } = endpoints[name];
    found[path] = { ...found[path], [method.toLowerCase()]: operation(name, categories) };
  }
  return found;
}

/**
 * Creates an OpenAPI 3.1 document from the endpoint table, so that the two can't differ. The products, and the fields
 * of their purchases, come from the definitions in core's catalogue.
 */
export function createOpenApiDocument(categories: Categories = catalogue): JsonObject {
  return {
    openapi: '3.1.1',
    info: {
      title: 'Oja agent API',
      version: '1.0.0',
      description: `Sell ${categories.map(({ id }) => id).join(', ')}. Money is a decimal string in naira ("1500.00"), a time is written as in RFC 3339, with its offset; a day alone is its midnight in Lagos.`,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    externalDocs: { description: 'Every code of a refusal', url: ERRORS_PATH },
    servers: [{ url: BASE_PATH }],
    tags: tagsFor(Object.values(endpoints).map(({ path }) => path)),
    paths: paths(categories),
    components: components(categories),
  };
}
