import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { money } from '../../money/schema.ts';
import { hasOwn } from '../../shared/hasOwn.ts';
import { instant, sentTime } from '../../shared/schemas/time.ts';
import { decimal } from '../../shared/schemas/word.ts';
import { type FieldNote, fieldNotes } from './fieldNotes.ts';

export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** True for `null` or an empty string, which the client accepts from a less strict server as a missing value. */
const isNothing = ({ anyOf }: JsonObject): boolean =>
  Array.isArray(anyOf) &&
  anyOf.every((one: Json) => isObject(one) && (one['type'] === 'null' || one['const'] === ''));

const isNumber = ({ type }: JsonObject): boolean => type === 'number' || type === 'integer';

/**
 * The client tolerates more than a server should send, and the document describes what a server should send. Removes
 * the alternatives that exist only for tolerance: a number for a decimal string or an identifier, null or "" for a
 * missing field. In a request (`isSent`) null stays, because it removes a value.
 */
function strict(options: readonly Json[], isSent: boolean): readonly Json[] {
  const [first, ...others] = options.filter(isObject).filter((one) => !isNothing(one));
  if (first?.['type'] !== 'string') return first ? [first, ...others] : options;
  return [first, ...others.filter((one) => !isNumber(one) && (isSent || one['type'] !== 'null'))];
}

function tidy(value: Json, isSent: boolean): Json {
  const inner = (one: Json) => tidy(one, isSent);
  if (Array.isArray(value)) return value.map(inner);
  if (!isObject(value)) return value;
  const { $schema: _, $defs: __, anyOf, ...rest } = value;
  const tidied = Object.fromEntries(Object.entries(rest).map(([key, one]) => [key, inner(one)]));
  if (!Array.isArray(anyOf)) return tidied;
  const options = strict(anyOf, isSent).map(inner);
  const [only] = options;
  return options.length === 1 && isObject(only) ? { ...only, ...tidied } : { ...tidied, anyOf: options };
}

/**
 * The JSON Schema of core's schemas for money and time, which the converter can't derive. Keyed by the first schema of
 * their pipe, which stays the same however they are wrapped.
 */
const kinds = new Map<unknown, JsonObject>([
  [money.pipe[0], { type: 'string', format: 'decimal', 'x-unit': 'naira' }],
  [decimal.pipe[0], { type: 'string', format: 'decimal', 'x-unit': 'naira' }],
  [instant.pipe[0], { type: 'string', format: 'date-time' }],
  [
    sentTime.pipe[0],
    {
      anyOf: [
        { type: 'string', format: 'date-time' },
        { type: 'string', format: 'date' },
      ],
    },
  ],
]);

/**
 * Finds the note for a field by its path, such as `['login', 'authorization', 'token']`: the endpoint or the named
 * schema, then the names of the fields that lead to it.
 */
function findNote(path: readonly string[]): FieldNote | undefined {
  const keys = path.map((_, at) => path.slice(at).join('.'));
  const key = keys.find((one) => hasOwn(fieldNotes, one));
  return key === undefined ? undefined : fieldNotes[key];
}

function noted(schema: Json, path: readonly string[]): Json {
  const note = findNote(path);
  if (!note || !isObject(schema) || '$ref' in schema) return schema;
  const { says, unit } = note;
  return { ...(says && { description: says }), ...(unit && { 'x-unit': unit }), ...schema };
}

/** Adds the notes for each property. `path` leads to the value, from the owner of the schema. */
function withNotes(value: Json, path: readonly string[]): Json {
  if (Array.isArray(value)) return value.map((one) => withNotes(one, path));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, one]) => {
    if (key !== 'properties' || !isObject(one)) return [key, withNotes(one, path)] as const;
    const properties = Object.entries(one).map(([name, schema]) => {
      const inner = [...path, name];
      return [name, noted(withNotes(schema, inner), inner)] as const;
    });
    return [key, Object.fromEntries(properties)] as const;
  });
  return Object.fromEntries(entries);
}

/** Returns the first schema of a pipe that is not `custom`, because a `custom` schema does not describe its input. */
function described(schema: v.GenericSchema): v.GenericSchema {
  if (schema.type !== 'custom' || !('pipe' in schema)) return schema;
  const steps = schema.pipe as readonly (v.GenericSchema | v.GenericPipeAction)[];
  return (
    steps.find((step): step is v.GenericSchema => step.kind === 'schema' && step.type !== 'custom') ?? schema
  );
}

/**
 * Converts a schema of the endpoint table to JSON Schema 2020-12, up to its first transformation, because the client's
 * parsed form does not concern the server. The schemas in `named` become references. `owner` is the endpoint or the
 * named schema, for the notes of its fields.
 */
export function wireSchema(
  owner: string,
  schema: v.GenericSchema,
  named: Readonly<Record<string, v.GenericSchema>> = {},
  isSent = false,
): JsonObject {
  const definitions = Object.fromEntries(Object.entries(named).filter(([, one]) => one !== schema));
  const json = toJsonSchema(described(schema), {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema }) => kinds.get(valibotSchema),
    ...(Object.keys(definitions).length > 0 && {
      definitions,
      overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
    }),
  });
  // The converter's result is plain JSON, but its type has fields that may be undefined.
  return withNotes(tidy(JSON.parse(JSON.stringify(json)) as JsonObject, isSent), [owner]) as JsonObject;
}
