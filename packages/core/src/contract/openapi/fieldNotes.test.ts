import { describe, expect, it } from 'vitest';
import { readDocument } from '../../testing/readDocument.helper.ts';
import { type EndpointName, endpoints } from '../endpoints.ts';
import { createOpenApiDocument } from './document.ts';
import { fieldNotes } from './fieldNotes.ts';
import type { Json, JsonObject } from './wireSchema.ts';

const document = createOpenApiDocument();
const written = JSON.stringify(document);
const { at } = readDocument(document);

/** The descriptions of all parameters and fields with this name within a part of the document. */
function descriptionsIn(part: Json, field: string): Json[] {
  if (typeof part !== 'object' || part === null) return [];
  if (Array.isArray(part)) return part.flatMap((one) => descriptionsIn(one, field));
  const { name, schema, properties = {}, ...rest } = part as JsonObject;
  const own = name === field ? schema : (properties as JsonObject)[field];
  const inner = [schema ?? null, ...Object.values(properties as JsonObject), ...Object.values(rest)];
  const found = own ? [(own as JsonObject)['description'] ?? null] : [];
  return [...found, ...inner.flatMap((one) => descriptionsIn(one, field))];
}

function notesOf(call: EndpointName, field: string): Json[] {
  const { path, method } = endpoints[call];
  return [...new Set(descriptionsIn(at(['paths', path, method.toLowerCase()]), field))];
}

describe('the notes on fields', () => {
  it('all describe a field of the document', () => {
    const isThere = (name = '') => written.includes(`"${name}":{`) || written.includes(`"name":"${name}"`);
    expect(Object.keys(fieldNotes).filter((key) => !isThere(key.split('.').at(-1)))).toEqual([]);
    const isUsed = (says = '') => written.includes(JSON.stringify(says).slice(1, -1));
    expect(Object.entries(fieldNotes).filter(([, { says }]) => !isUsed(says))).toEqual([]);
  });

  it.each<[EndpointName, string, RegExp]>([
    ['customers', 'limit', /at most 100$/],
    ['statement', 'limit', /at most 500$/],
    ['transaction', 'reference', /^Your key of the purchase/],
    ['addSchedule', 'reference', /^Your key of the schedule/],
    ['factorSignIn', 'reference', /second_factor_required/],
    ['createApiKey', 'key', /^The whole key/],
    ['updateApiKey', 'key', /^A part of the key/],
    ['services', 'kind', /^SME/],
    ['statement', 'kind', /^`sale`/],
    ['transaction', 'token', /on the meter$/],
    ['login', 'token', /bearer token/],
  ])('describe the field of the call, although others share its name: %s, %s', (call, field, expected) => {
    expect(notesOf(call, field)).toEqual([expect.stringMatching(expected)]);
  });

  it('do not describe a field of another schema that has the name of a noted field', () => {
    expect(notesOf('stopSchedule', 'kind')).toEqual([null]);
    expect(notesOf('register', 'username')).toEqual([null]);
  });
});
