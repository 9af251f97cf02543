import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { amountField } from '../../catalogue/amountField.ts';
import { type Category, catalogue, categories } from '../../catalogue/catalogue.ts';
import { defineService } from '../../catalogue/defineService.ts';
import { phoneField, serviceField } from '../../catalogue/field.ts';
import { widgetScopes } from '../../http/endpoint.ts';
import { readDocument } from '../../testing/readDocument.helper.ts';
import { createOpenApiDocument } from './document.ts';
import { samplePurchases } from './samplePurchases.ts';
import type { Json, JsonObject } from './wireSchema.ts';

const today = readDocument(createOpenApiDocument());
const schemaIn = (body: Json | undefined) =>
  ((body as JsonObject)['content'] as { 'application/json': { schema: JsonObject } })['application/json']
    .schema;

describe('the categories of the document', () => {
  /** The properties of one category's purchase: all of them, and the required ones. */
  const purchaseOf = (id: string, { at } = today) => {
    const { properties, required } = at(['components', 'schemas', `Purchase.${id}`]);
    return [Object.keys(properties as JsonObject).sort(), required] as const;
  };
  const words = ({ at } = today) => {
    const { parameters, requestBody } = at(['paths', '/services/{category}/purchase', 'post']);
    const [category = {}] = parameters as readonly JsonObject[];
    const session = schemaIn(at(['paths', '/widget-sessions', 'post'])['requestBody']);
    const { scopes = {} } = session['properties'] as Readonly<Record<string, JsonObject>>;
    return {
      category: (category['schema'] as JsonObject)['enum'],
      bodies: schemaIn(requestBody)['anyOf'],
      scopes: (scopes['items'] as JsonObject)['enum'],
    };
  };

  it('match the catalogue, in its order', () => {
    expect(words()).toEqual({
      category: categories,
      bodies: categories.map((id) => ({ $ref: `#/components/schemas/Purchase.${id}` })),
      scopes: [...categories.map((id) => `purchase:${id}`), ...widgetScopes],
    });
  });

  const samples = Object.entries(samplePurchases);

  it('have an example for each category that the reference API sells', () => {
    expect(samples.map(([id]) => id)).toEqual([...categories.slice(0, 5), 'recharge-card']);
  });

  it.each(samples)('%s: accepts its sample purchase, and requires each required property', (id, sample) => {
    const schema = ['components', 'schemas', `Purchase.${id}`];
    const body: Record<string, unknown> = { ...sample, reference: crypto.randomUUID() };
    expect(today.complaints(schema, body)).toBeNull();
    for (const needed of today.at(schema)['required'] as readonly string[]) {
      const { [needed]: _, ...without } = body;
      expect(today.complaints(schema, without)).not.toBeNull();
    }
    expect(Object.keys(today.at(schema)['properties'] as JsonObject)).toEqual(
      expect.arrayContaining(Object.keys(body)),
    );
  });

  it('require a meter type for electricity and a plan for data; cable has an optional plan', () => {
    const needs = (id: Category) => purchaseOf(id)[1];
    expect(needs('electricity')).toEqual(expect.arrayContaining(['meterType', 'amount', 'recipient']));
    expect(needs('data')).toContain('planId');
    expect([purchaseOf('cable')[0].includes('planId'), needs('cable')]).toEqual([
      true,
      expect.not.arrayContaining(['planId']),
    ]);
  });

  it.each(samples)('%s: accepts the transaction PIN', (id, sample) => {
    const schema = ['components', 'schemas', `Purchase.${id}`];
    const body = { ...sample, reference: crypto.randomUUID() };
    expect(today.complaints(schema, { ...body, pin: '1357' })).toBeNull();
    expect(today.complaints(schema, { ...body, pin: 'abc' })).not.toBeNull();
  });

  it('include a category that is added to the catalogue', async () => {
    const betting = defineService({
      id: 'betting',
      fields: [serviceField('bookmaker'), phoneField(), amountField()],
      delivers: 'directly',
      draft: () => null,
    });
    const document = createOpenApiDocument([...catalogue, betting]);
    const longer = readDocument(document);
    expect(words(longer)).toEqual({
      category: [...categories, 'betting'],
      bodies: [...(words().bodies as Json[]), { $ref: '#/components/schemas/Purchase.betting' }],
      scopes: [...[...categories, 'betting'].map((id) => `purchase:${id}`), ...widgetScopes],
    });
    expect(purchaseOf('betting', longer)).toEqual([
      ['amount', 'expectedPrice', 'pin', 'ported', 'recipient', 'reference', 'serviceId'],
      ['reference', 'serviceId', 'recipient', 'expectedPrice', 'amount'],
    ]);
    expect(longer.at(['info'])['description']).toContain('betting');
    expect((await new Validator().validate(structuredClone(document) as Record<string, unknown>)).valid).toBe(
      true,
    );
  });
});
