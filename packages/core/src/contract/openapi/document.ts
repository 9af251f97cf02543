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
    'The body of every error response. `code` is for programs, `message` for people. `x-errors` in `components` says what to do about each code.',
  properties: {
    message: { type: 'string' },
    code: { type: 'string' },
    type: {
      type: 'string',
      format: 'uri-reference',
      description: 'The address of the code’s documentation (RFC 9457).',
    },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
    purchase: {
      type: 'object',
      description:
        'The state of a refused purchase. With `charged: false`, no sale has this reference, and no later copy of the purchase will be charged.',
      properties: { reference: { type: 'string' }, charged: { type: 'boolean' } },
      required: ['reference', 'charged'],
    },
    data: {},
    requestId: { type: 'string' },
  },
  required: ['message'],
  examples: [
    {
      message: 'Some fields are missing or not valid.',
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
    ...Object.fromEntries(
      Object.entries(named).map(([name, schema]) => [name, wireSchema(name, schema, named)]),
    ),
    ...purchaseSchemas(categories),
    Failure: failure,
  },
  headers: {
    RequestId: { description: 'Identifies this response in the server’s log.', schema: { type: 'string' } },
    RateLimitLimit: count('The number of requests that one token may send in a window.'),
    RateLimitRemaining: count('The number of requests that are left in this window.'),
    RateLimitReset: count('Seconds until the next window.'),
  },
  parameters: {
    IdempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      description:
        'Optional, because `reference` in the body is the idempotency key. If the header is sent, it must have the same value.',
      schema: { type: 'string', format: 'uuid' },
    },
  },
  'x-errors': errorTable(),
  securitySchemes: {
    agent: bearer('A signed-in agent: the token that a sign-in returns.'),
    widget: bearer(
      'An embed: the token of a widget session. It is valid only from the session’s own origin.',
    ),
    apiKey: bearer(
      'The server of an agent or a partner: its API key, within the scopes of the key. Never use the key in a page.',
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
      description: `Sell ${categories.map(({ id }) => id).join(', ')}. Money is a decimal string in naira ("1500.00"). A time is in RFC 3339 with its offset; a date alone means midnight in Lagos.`,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    externalDocs: { description: 'All error codes', url: ERRORS_PATH },
    servers: [{ url: BASE_PATH }],
    tags: tagsFor(Object.values(endpoints).map(({ path }) => path)),
    paths: paths(categories),
    components: components(categories),
  };
}
