import { hasDuplicateKeys, holdsInvisible } from '@oja/core';
import type { Context } from 'hono';
import * as v from 'valibot';
import { fieldFault } from './fieldFault.ts';
import { Refusal } from './refusal.ts';

function refuse(issues: readonly v.BaseIssue<unknown>[]): Refusal {
  const errors: Record<string, string[]> = {};
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? 'body';
    errors[field] = [...(errors[field] ?? []), fieldFault(issue)];
  }
  return new Refusal(400, 'invalid', 'Some fields are missing or not valid.', { errors });
}

function parse(schema: v.GenericSchema, raw: unknown): unknown {
  const result = v.safeParse(schema, raw);
  if (!result.success) throw refuse(result.issues);
  return result.output;
}

/** Parses a JSON body with the endpoint's schema. Drops fields that the schema doesn't name. */
export async function readBody(c: Context, schema: v.GenericSchema | undefined): Promise<unknown> {
  if (!schema) return undefined;
  // An optional body may be empty, whatever its content type.
  if (schema.type === 'optional' && (await readText(c)) === '') return undefined;
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) {
    throw new Refusal(415, 'unsupported_media_type', 'Send the request as application/json.');
  }
  return parse(schema, parseJson(await readText(c)));
}

async function readText(c: Context): Promise<string> {
  try {
    return await c.req.text();
  } catch (error) {
    // The client was too slow or disconnected: it will not read the response, and the server is not at fault.
    const gone = error instanceof Error && 'code' in error && error.code === 'ECONNRESET';
    throw gone ? new Refusal(408, 'request_timeout', 'The request took too long to arrive.') : error;
  }
}

function parseJson(text: string): unknown {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new Refusal(400, 'invalid_json', 'The request is not valid JSON.');
  }
  if (hasDuplicateKeys(text)) throw new Refusal(400, 'invalid_json', 'The request contains a field twice.');
  return body;
}

/** The JSON of a body, without validation; `undefined` if it can't be parsed. */
export async function peekBody(c: Context): Promise<unknown> {
  try {
    return parseJson(await c.req.text());
  } catch {
    return undefined;
  }
}

/** Parses the query with the endpoint's schema. Converts text to a number where the schema expects one. */
export function readQuery(c: Context, schema: v.GenericSchema | undefined): unknown {
  if (!schema) return undefined;
  const raw: Record<string, unknown> = { ...c.req.query() };
  const first = v.safeParse(schema, raw);
  if (first.success) return first.output;
  for (const issue of first.issues) {
    const key = v.getDotPath(issue);
    const value = key === null ? undefined : raw[key];
    if (key !== null && issue.expected === 'number' && typeof value === 'string' && /^\d{1,9}$/.test(value)) {
      raw[key] = Number(value);
    }
  }
  return parse(schema, raw);
}

/** Whether the text can be compared with an id: PostgreSQL rejects anything else. */
export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/** A text by the operator for agents. */
export const operatorText = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(1000),
  v.check((text) => !holdsInvisible(text), 'This has a character that can’t be seen.'),
);
