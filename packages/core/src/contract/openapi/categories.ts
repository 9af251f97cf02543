import type { ServiceDefinition } from '../../catalogue/defineService.ts';
import type { Field } from '../../catalogue/field.ts';
import { widgetScopes } from '../../http/endpoint.ts';
import { inSentence } from '../../messages/formatIssue.ts';
import { hasOwn } from '../../shared/hasOwn.ts';
import { endpoints } from '../endpoints.ts';
import { keyScopes } from '../keyAccess.ts';
import { SAMPLE_REFERENCE, samplePurchases } from './samplePurchases.ts';
import { titled } from './tags.ts';
import { type Json, type JsonObject, wireSchema } from './wireSchema.ts';

/** The categories that can be sold, with the properties that the document needs. */
export type Categories = readonly Pick<ServiceDefinition, 'id' | 'fields' | 'delivers' | 'verification'>[];

const idsOf = (categories: Categories): string[] => categories.map(({ id }) => id);

const handedOver: Readonly<Record<ServiceDefinition['delivers'], string>> = {
  directly: 'It is delivered directly to the recipient.',
  token: '`delivery` contains the token that the customer enters.',
  pins: '`delivery` contains the pins.',
};

/** The property of the purchase's body that a form field fills; `undefined` if the field only guides the form. */
function propertyOf({ kind, name }: Field, properties: JsonObject): string | undefined {
  if (kind === 'service') return 'serviceId';
  if (kind === 'plan') return 'planId';
  return hasOwn(properties, name) ? name : undefined;
}

/** Describes a field by its label in the form, and by the call that lists its ids. Omits a label that repeats the property's name. */
function describe(field: Field, property: string, schema: Json | undefined): JsonObject {
  const known = schema as JsonObject;
  const label = titled(field.label);
  const says = property.endsWith('Id') ? `${label}: ${inSentence(String(known['description']))}` : label;
  return {
    ...known,
    ...(field.label !== property && { description: says }),
    ...(field.options && { enum: field.options }),
  };
}

/** The body of the purchase call for one category: the properties of its form fields, and the properties of every purchase. */
function purchaseSchema({ id, fields, delivers, verification }: Categories[number]): JsonObject {
  const whole = wireSchema('purchase', endpoints.purchase.body);
  const properties = whole['properties'] as JsonObject;
  const always = whole['required'] as readonly string[];
  const filled = fields.flatMap((field) => {
    const property = propertyOf(field, properties);
    return property === undefined ? [] : [{ field, property }];
  });
  const needed = filled.filter(({ field }) => !field.isAsked).map(({ property }) => property);
  const own = Object.fromEntries(
    filled.map(({ field, property }) => [property, describe(field, property, properties[property])]),
  );
  const sample = Object.entries(samplePurchases).find(([category]) => category === id)?.[1];
  // A number may have moved from the network that its prefix names.
  const isPhone = fields.some(({ kind }) => kind === 'phone');
  const common = [...always, ...(isPhone ? ['ported'] : []), 'pin'].map((name) => [
    name,
    properties[name] ?? {},
  ]);
  const check = verification?.endpoint;
  return {
    type: 'object',
    title: id,
    description: `The body of POST \`/services/${id}/purchase\`. ${handedOver[delivers]}${check ? ` Look up the recipient with ${check.method} ${check.path} first.` : ''}`,
    properties: { ...Object.fromEntries(common), ...own },
    required: [...new Set([...always, ...needed])],
    ...(sample && { examples: [{ reference: SAMPLE_REFERENCE, ...sample } as JsonObject] }),
  };
}

const schemaName = (id: string) => `Purchase.${id}`;

/** The schemas of all categories, by name. */
export const purchaseSchemas = (categories: Categories): JsonObject =>
  Object.fromEntries(categories.map((one) => [schemaName(one.id), purchaseSchema(one)]));

/** The schema of a purchase: one alternative for each category. */
export const anyPurchase = (categories: Categories): JsonObject => ({
  anyOf: idsOf(categories).map((id) => ({ $ref: `#/components/schemas/${schemaName(id)}` })),
});

/** The schema of a category's id. */
export const categoryWord = (categories: Categories): JsonObject => ({
  type: 'string',
  enum: idsOf(categories),
});

/** The schema of an embed's scope: selling in a category, reading, or opening payment pages. */
export const scopeWord = (categories: Categories): JsonObject => ({
  type: 'string',
  enum: [...idsOf(categories).map((id) => `purchase:${id}`), ...widgetScopes],
});

/** The schema of an API key's scope: selling in a category, reading, or opening widget sessions. */
export const keyScopeWord = (categories: Categories): JsonObject => ({
  type: 'string',
  enum: [...idsOf(categories).map((id) => `purchase:${id}`), ...keyScopes],
});
