import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { hasOwn } from '../platform/hasOwn.ts';
import { money } from '../schemas/money.ts';
import { instant, sentTime } from '../schemas/time.ts';
import { decimal } from '../schemas/word.ts';
import { fieldNotes } from './fieldNotes.ts';

export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `null` or an empty string: how the client reads "nothing here" from a server that is less strict than ours. */
const isNothing = ({ anyOf }: JsonObject): boolean =>
  Array.isArray(anyOf) &&
  anyOf.every((one: Json) => isObject(one) && (one['type'] === 'null' || one['const'] === ''));

const isNumber = ({ type }: JsonObject): boolean => type === 'number' || type === 'integer';

/**
 * The client tolerates more than a server should send, and the document describes what a server should send.
 * Removes the choices that exist only for tolerance: a number for a decimal string or an identifier, null or
 * "" for a missing field. In a request (`isSent`) null stays, because it removes a value.
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
 * The JSON Schema of core's schemas for money and time, which the converter can't derive. Keyed by the first
 * schema of their pipe, which stays the same however they are wrapped.
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

function noted([name, schema]: readonly [string, Json]): readonly [string, Json] {
  const note = hasOwn(fieldNotes, name) ? fieldNotes[name] : undefined;
  if (!note || !isObject(schema) || '$ref' in schema) return [name, schema];
  const { says, unit } = note;
  return [name, { ...(says && { description: says }), ...(unit && { 'x-unit': unit }), ...schema }];
}

/** Adds the notes that belong to a property's name. */
function withNotes(value: Json): Json {
  if (Array.isArray(value)) return value.map(withNotes);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, one]) => {
    if (key !== 'properties' || !isObject(one)) return [key, withNotes(one)] as const;
    const properties = Object.entries(one).map(([name, schema]) => noted([name, withNotes(schema)]));
    return [key, Object.fromEntries(properties)] as const;
  });
  return Object.fromEntries(entries);
}

/** Returns the first schema of a pipe that is not `custom`: a `custom` schema does not describe its input. */
function described(schema: v.GenericSchema): v.GenericSchema {
  if (schema.type !== 'custom' || !('pipe' in schema)) return schema;
  const steps = schema.pipe as readonly (v.GenericSchema | v.GenericPipeAction)[];
  return (
    steps.find((step): step is v.GenericSchema => step.kind === 'schema' && step.type !== 'custom') ?? schema
  );
}

/**
 * Converts a schema of the table to JSON Schema 2020-12. Describes it up to the first transformation, because
 * the client's own form of an answer does not concern the server. The schemas in `named` become references.
 */
export function wireSchema(
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
  // The converter's result is plain JSON; its type has fields that are undefined.
  return withNotes(tidy(JSON.parse(JSON.stringify(json)) as JsonObject, isSent)) as JsonObject;
}
