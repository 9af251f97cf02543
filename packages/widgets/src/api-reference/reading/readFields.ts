import type { Json, JsonObject } from '@oja/core/openapi';
import { isObject, listAt, numberAt, objectAt, textAt } from './json.ts';
import type { FieldRow, Limit, Shape } from './reference.ts';

/** Maximum depth of nested fields, because a schema may contain itself. */
const DEEPEST = 5;
/** Pattern of every plain text field: no invisible characters. Not shown, because all text fields share it. */
const VISIBLE = '^[^\\p{Cc}\\p{Cf}\\p{Cs}]*$';

/** Resolves a `$ref` within the document, and keeps the keys beside it. Returns other schemas unchanged. */
export function resolve(schema: Json | undefined, document: JsonObject): JsonObject {
  const target = textAt(schema, '$ref');
  if (!target?.startsWith('#/')) return isObject(schema) ? schema : {};
  const { $ref: _, ...rest } = schema as JsonObject;
  return { ...objectAt(document, ...target.slice(2).split('/')), ...rest };
}

const isNothing = (schema: JsonObject) => schema['type'] === 'null' || schema['const'] === '';

/** Returns the choices of a schema as a flat list, without empty ones (`null` or ''). */
export function choicesOf(schema: Json | undefined, document: JsonObject): readonly JsonObject[] {
  const whole = resolve(schema, document);
  const choices = [...listAt(whole, 'anyOf'), ...listAt(whole, 'oneOf')];
  if (choices.length === 0) return [whole];
  const { anyOf: _, oneOf: __, ...common } = whole;
  return choices
    .flatMap((choice) => choicesOf(choice, document))
    .filter((choice) => !isNothing(choice))
    .map((choice) => ({ ...common, ...choice }));
}

function limitsOf(schema: JsonObject, typeName: string): Limit[] {
  const words = listAt(schema, 'enum').map(String);
  if ('const' in schema) words.push(String(schema['const']));
  if (words.length > 0) return [{ kind: 'words', words }];
  // The type's name already describes the form of a decimal or a time.
  if (typeName === 'decimal' || typeName === 'date-time') return [];
  const written = textAt(schema, 'pattern');
  const pattern = written === VISIBLE ? null : written;
  const range = (kind: 'length' | 'size' | 'items', least: string, most: string): Limit[] => {
    const limit = { kind, least: numberAt(schema, least), most: numberAt(schema, most) };
    // "At least 1 character" repeats `required`.
    const saysNothing =
      limit.most === null && (limit.least === null || (kind === 'length' && limit.least < 2));
    return saysNothing ? [] : [limit];
  };
  return [
    ...(pattern ? [{ kind: 'pattern' as const, pattern }] : []),
    ...(pattern ? [] : range('length', 'minLength', 'maxLength')),
    ...range('size', 'minimum', 'maximum'),
    ...range('items', 'minItems', 'maxItems'),
  ];
}

function typeOf(schema: JsonObject): string {
  const format = textAt(schema, 'format');
  if (format) return format;
  const type = textAt(schema, 'type');
  if (type) return type;
  return 'const' in schema || 'enum' in schema ? 'string' : 'any';
}

type Place = Readonly<{ name: string; within: string; depth: number; required: boolean }>;

/** Returns the row of a field, followed by the rows of the fields within it. */
export function readField(place: Place, schema: Json | undefined, document: JsonObject): FieldRow[] {
  const { name, within, depth, required } = place;
  const choices = choicesOf(schema, document);
  const [first = {}] = choices;
  const isList = first['type'] === 'array';
  const kinds = isList ? choicesOf(first['items'], document) : choices;
  // Of several kinds, the first with fields is described.
  const kind = kinds.find((one) => isObject(one['properties'])) ?? kinds[0] ?? {};
  const path = `${within}${name}${isList ? '[]' : ''}`;
  const row: FieldRow = {
    path,
    name: isList ? `${name}[]` : name,
    depth,
    types: [...new Set(kinds.map(typeOf))],
    isList,
    required,
    unit: textAt(kind, 'x-unit') ?? textAt(first, 'x-unit'),
    limits: [...limitsOf(kind, typeOf(kind)), ...(isList ? limitsOf(first, 'array') : [])],
    says: textAt(first, 'description') ?? textAt(resolve(schema, document), 'description'),
  };
  return [row, ...fieldsOf(kind, document, { within: `${path}.`, depth: depth + 1 })];
}

function fieldsOf(
  schema: JsonObject,
  document: JsonObject,
  { within, depth }: Readonly<{ within: string; depth: number }>,
): FieldRow[] {
  if (depth > DEEPEST) return [];
  const required = listAt(schema, 'required');
  return Object.entries(objectAt(schema, 'properties')).flatMap(([name, one]) =>
    readField({ name, within, depth, required: required.includes(name) }, one, document),
  );
}

/** Returns the title of a choice, else the first constant among its properties; `null` if it has neither. */
function titleOf(choice: JsonObject): string | null {
  const own = textAt(choice, 'title');
  if (own) return own;
  const constants = Object.values(objectAt(choice, 'properties')).flatMap(
    (one) => textAt(one, 'const') ?? [],
  );
  return constants[0] ?? null;
}

/**
 * Returns each form that a request or response body can have. The document's `example` is used for the
 * first form if the form itself has none.
 */
export function readShapes(schema: Json, example: Json | undefined, document: JsonObject): Shape[] {
  const choices = choicesOf(schema, document);
  return choices.map((choice, place) => ({
    title: choices.length > 1 ? (titleOf(choice) ?? String(place + 1)) : null,
    says: textAt(choice, 'description'),
    fields: fieldsOf(choice, document, { within: '', depth: 0 }),
    example: listAt(choice, 'examples')[0] ?? (place === 0 ? example : undefined),
  }));
}
