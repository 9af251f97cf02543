import { Validator } from '@seriousme/openapi-schema-validator';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { demoNotices } from '../../features/notices/demo.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { readDocument } from '../../testing/readDocument.helper.ts';
import type { EndpointName } from '../endpoints.ts';
import { endpoints } from '../endpoints.ts';
import { findKeyRights } from '../keyAccess.ts';
import { createOpenApiDocument } from './document.ts';
import { errors } from './errors.ts';
import { answers } from './operation.ts';
import { requests } from './requests.ts';
import { tagOf } from './tags.ts';
import type { JsonObject } from './wireSchema.ts';

const document = createOpenApiDocument();
const names = Object.keys(endpoints) as EndpointName[];
const rowOf = (name: EndpointName): Endpoint => endpoints[name];
const requestOf = (name: EndpointName) => requests[name] ?? { summary: '' };

const { at, complaints } = readDocument(document);

const operationPath = (name: EndpointName) => ['paths', rowOf(name).path, rowOf(name).method.toLowerCase()];
const successStatus = (name: EndpointName) =>
  Object.keys(at([...operationPath(name), 'responses'])).find((status) => status.startsWith('2')) ?? '';

it('is valid OpenAPI 3.1 according to a public validator', async () => {
  const validator = new Validator();
  expect(await validator.validate(structuredClone(document) as Record<string, unknown>)).toEqual({
    valid: true,
  });
  expect(validator.version).toBe('3.1');
  // Throws if a reference has no target.
  validator.resolveRefs();
});

describe('each endpoint', () => {
  it.each(names)('%s is in the document, with its method, its path and its callers', (name) => {
    const { operationId, summary, security } = at(operationPath(name));
    expect([operationId, summary]).toEqual([name, requestOf(name).summary]);
    expect(summary).toMatch(/\w{3}/);
    const schemes = (security as readonly JsonObject[]).flatMap((one) => Object.keys(one));
    const expected = {
      none: [],
      agent: ['agent'],
      'agent-or-widget': ['agent', 'widget'],
      'api-key': ['apiKey'],
    };
    const isForKeys = findKeyRights(name) !== undefined && rowOf(name).auth !== 'api-key';
    expect(schemes).toEqual([...expected[rowOf(name).auth], ...(isForKeys ? ['apiKey'] : [])]);
  });

  it('has one operation, and the document has no others', () => {
    const count = Object.values(document['paths'] as JsonObject).flatMap((one) =>
      Object.keys(one as JsonObject),
    );
    expect(count).toHaveLength(names.length);
  });

  it.each(names)('%s has an example that its schemas accept', (name) => {
    const { body, query, answer } = rowOf(name);
    const example = requestOf(name);
    if (body) expect(v.safeParse(body, example.body).issues).toBeUndefined();
    if (query) expect(v.safeParse(query, example.query ?? {}).issues).toBeUndefined();
    expect(v.safeParse(answer, answers[name]).issues).toBeUndefined();
    expect(Boolean(example.body)).toBe(Boolean(body));
  });

  it.each(names)('%s has an example that its JSON Schema accepts', (name) => {
    const content = ['content', 'application/json'];
    const answer = [...operationPath(name), 'responses', successStatus(name), ...content];
    expect(complaints([...answer, 'schema'], at(answer)['example'])).toBeNull();
    if (!rowOf(name).body) return;
    const body = [...operationPath(name), 'requestBody', ...content];
    expect(complaints([...body, 'schema'], at(body)['example'])).toBeNull();
  });

  // An endpoint whose answer is only a message has no schema for its data.
  it.each(names.filter((name) => rowOf(name).answer.type !== 'unknown'))(
    '%s has a JSON Schema that refuses another answer',
    (name) => {
      const path = [
        ...operationPath(name),
        'responses',
        successStatus(name),
        'content',
        'application/json',
        'schema',
      ];
      // The server may send a single key as a bare string (agent API, GET api/keys).
      const others = name === 'apiKeys' ? [42, [42]] : [42, 'yes', [42]];
      for (const data of others) expect(complaints(path, { data })).not.toBeNull();
    },
  );

  // The body of POST api/keys may be empty (specification, section 7), and so may the body of its DELETE.
  it.each(names.filter((name) => rowOf(name).body && name !== 'createApiKey' && name !== 'revokeApiKey'))(
    '%s has a JSON Schema that refuses an empty body',
    (name) => {
      const schema = [...operationPath(name), 'requestBody', 'content', 'application/json', 'schema'];
      expect(complaints(schema, {})).not.toBeNull();
    },
  );
});

describe('the fields, refusals and chapters of the document', () => {
  const property = (schema: string, name: string) =>
    at(['components', 'schemas', schema, 'properties', name]);

  it('describe money as naira in a decimal string, times as date-time, and seconds with limits', () => {
    expect(property('Transaction', 'amount')).toMatchObject({
      type: 'string',
      format: 'decimal',
      'x-unit': 'naira',
    });
    expect(property('Transaction', 'createdAt')).toMatchObject({ type: 'string', format: 'date-time' });
    expect(property('Purchase.data', 'expectedPrice')).toMatchObject({ 'x-unit': 'naira' });
    const session = at(['paths', '/widget-sessions', 'post', 'requestBody', 'content', 'application/json']);
    const { expiresIn } = (session['schema'] as JsonObject)['properties'] as Record<string, JsonObject>;
    expect(expiresIn).toMatchObject({ 'x-unit': 'seconds', minimum: 60, maximum: 900 });
  });

  it('list the levels of a notice', () => {
    const answer = [...operationPath('notices'), 'responses', '200', 'content', 'application/json', 'schema'];
    const notices = (level: string) => ({ data: [{ ...demoNotices[0], level }] });
    for (const level of ['info', 'warning', 'outage']) expect(complaints(answer, notices(level))).toBeNull();
    expect(complaints(answer, notices('catastrophe'))).not.toBeNull();
  });

  it('have the cursor of the next page in the answer of each list with pages, and in no other', () => {
    const paged = names.filter((name) =>
      JSON.stringify(at([...operationPath(name), 'responses', successStatus(name)])).includes('"nextCursor"'),
    );
    expect(paged).toEqual([
      'transactions',
      'customers',
      'statement',
      'noticeInbox',
      'cases',
      'webhookDeliveries',
    ]);
  });

  it('have a chapter for each call, and no empty one', () => {
    const used = names.flatMap((name) => at(operationPath(name))['tags'] as string[]);
    const listed = (document['tags'] as readonly JsonObject[]).map(({ name }) => name);
    expect(new Set(used)).toEqual(new Set(listed));
    for (const chapter of document['tags'] as readonly JsonObject[])
      expect(chapter['description']).toMatch(/\.$/);
    expect(tagOf('/wallet/fund')).toBe('Wallet');
    expect(tagOf('/gift-cards/{id}')).toBe('Gift cards');
  });

  it('distinguish the reasons for one status by their codes', () => {
    const codes = (name: EndpointName, status: string) =>
      (at([...operationPath(name), 'responses', status])['x-refusals'] as readonly JsonObject[]).map(
        ({ code }) => code,
      );
    expect(codes('purchase', '409')).toEqual([
      'in_progress',
      'price_changed',
      'service_unavailable',
      'out_of_stock',
      'reference_voided',
    ]);
    expect(codes('purchase', '403')).toEqual([
      'over_limit',
      'over_daily_limit',
      'pin_required',
      'wrong_pin',
      'pin_locked',
      'new_device_limit',
      'forbidden',
      'origin_not_allowed',
      'scope_missing',
      'address_not_allowed',
    ]);
    expect(codes('fund', '503')).toContain('payments_unavailable');
    expect(codes('balance', '401')).toEqual(['unauthenticated', 'key_revoked', 'key_expired', 'key_rotated']);
    expect(codes('revokeApiKey', '401')).toEqual(['unauthenticated']);
  });

  it('list each code at some call, except those that no call of the agent API returns', () => {
    const listed = new Set<unknown>(
      names.flatMap((name) =>
        Object.values(at([...operationPath(name), 'responses'])).flatMap((response) =>
          ((response as JsonObject)['x-refusals'] as readonly JsonObject[] | undefined)?.map(
            ({ code }) => code,
          ),
        ),
      ),
    );
    const unlisted = Object.keys(errors).filter((code) => !listed.has(code));
    expect(unlisted).toEqual(['method_not_allowed', 'starting']);
  });

  it('have the cause, the fix, the retry rule and the documentation of each code', () => {
    const table = at(['components', 'x-errors']);
    expect(Object.keys(table)).toEqual(Object.keys(errors));
    expect(table['price_changed']).toEqual({
      ...errors.price_changed,
      type: '/api/v1/agent/errors.html#price_changed',
    });
    for (const { why, fix } of Object.values(errors))
      for (const sentence of [why, fix]) expect(sentence).toMatch(/^\p{Lu}.*[.:]$/u);
  });
});
