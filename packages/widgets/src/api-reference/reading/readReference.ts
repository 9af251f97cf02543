import { foldText } from '@oja/core';
import type { Json, JsonObject } from '@oja/core/openapi';
import { isObject, listAt, objectAt, textAt } from './json.ts';
import { readField, readShapes, resolve } from './readFields.ts';
import type { CallEntry, Chapter, Parameter, Reference, Refusal } from './reference.ts';

const JSON_TYPE = ['content', 'application/json'] as const;

function readParameter(given: Json, document: JsonObject): Parameter[] {
  const parameter = resolve(given, document);
  const place = textAt(parameter, 'in');
  if (place !== 'path' && place !== 'query') return [];
  const name = textAt(parameter, 'name') ?? '';
  const [field] = readField(
    { name, within: '', depth: 0, required: parameter['required'] === true },
    parameter['schema'],
    document,
  );
  const example = parameter['example'];
  return field ? [{ place, field, example: example === undefined ? null : String(example) }] : [];
}

function readRefusals(status: string, response: JsonObject): Refusal[] {
  const told = listAt(response, 'x-refusals').map((one) => ({
    status,
    code: textAt(one, 'code'),
    why: textAt(one, 'why') ?? '',
  }));
  return told.length > 0 ? told : [{ status, code: null, why: textAt(response, 'description') ?? '' }];
}

type Found = Readonly<{ path: string; method: string; operation: JsonObject }>;

/** Returns the text that the search looks in: names, descriptions, fields and codes. */
const wordsOf = ({
  name,
  method,
  path,
  summary,
  details,
  parameters,
  bodies,
  refusals,
}: Omit<CallEntry, 'words'>) =>
  foldText(
    [
      name,
      method,
      path,
      summary,
      details ?? '',
      ...parameters.map(({ field }) => field.path),
      ...bodies.flatMap(({ title, fields }) => [title ?? '', ...fields.map((field) => field.path)]),
      ...refusals.map(({ code }) => code ?? ''),
    ].join(' '),
  );

function readCall({ path, method, operation }: Found, document: JsonObject): CallEntry {
  const responses = Object.entries(objectAt(operation, 'responses')).map(
    ([status, response]) => [status, resolve(response, document)] as const,
  );
  const good = responses.filter(([status]) => status.startsWith('2'));
  const answer = objectAt(good[0]?.[1], ...JSON_TYPE);
  const body = objectAt(operation, 'requestBody', ...JSON_TYPE);
  const call = {
    name: textAt(operation, 'operationId') ?? `${method} ${path}`,
    method: method.toUpperCase(),
    path,
    summary: textAt(operation, 'summary') ?? '',
    details: textAt(operation, 'description'),
    access: listAt(operation, 'security').flatMap((one) => (isObject(one) ? Object.keys(one) : [])),
    parameters: listAt(operation, 'parameters').flatMap((one) => readParameter(one, document)),
    bodies: body['schema'] ? readShapes(body['schema'], body['example'], document) : [],
    answers: answer['schema'] ? readShapes(answer['schema'], answer['example'], document) : [],
    statuses: good.map(([status]) => status),
    refusals: responses
      .filter(([status]) => !status.startsWith('2'))
      .flatMap(([status, response]) => readRefusals(status, response)),
  };
  return { ...call, words: wordsOf(call) };
}

/**
 * Reads the API document into chapters and calls, in the order in which they are shown. Everything comes from
 * the document: a new call, a new chapter or a new kind of service needs no change here.
 */
export function readReference(document: JsonObject): Reference {
  const found: Found[] = Object.entries(objectAt(document, 'paths')).flatMap(([path, methods]) =>
    Object.entries(isObject(methods) ? methods : {}).flatMap(([method, operation]) =>
      isObject(operation) ? [{ path, method, operation }] : [],
    ),
  );
  const tagOf = ({ operation }: Found) => String(listAt(operation, 'tags')[0] ?? '');
  const tags = listAt(document, 'tags').map((tag) => ({
    name: textAt(tag, 'name') ?? '',
    says: textAt(tag, 'description'),
  }));
  const unlisted = [...new Set(found.map(tagOf))].filter((name) => tags.every((tag) => tag.name !== name));
  const chapters: Chapter[] = [...tags, ...unlisted.map((name) => ({ name, says: null }))].map((tag) => ({
    ...tag,
    calls: found.filter((one) => tagOf(one) === tag.name).map((one) => readCall(one, document)),
  }));
  const schemes = objectAt(document, 'components', 'securitySchemes');
  return {
    base: textAt(listAt(document, 'servers')[0], 'url') ?? '',
    chapters: chapters.filter(({ calls }) => calls.length > 0),
    schemes: Object.fromEntries(
      Object.entries(schemes).map(([name, scheme]) => [name, textAt(scheme, 'description') ?? '']),
    ),
  };
}

/** Returns the calls that match every word of the search, by chapter. Leaves out chapters without a match. */
export function findCalls(chapters: readonly Chapter[], typed: string): readonly Chapter[] {
  const words = foldText(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return chapters;
  return chapters
    .map((chapter) => ({
      ...chapter,
      calls: chapter.calls.filter((call) => words.every((word) => call.words.includes(word))),
    }))
    .filter(({ calls }) => calls.length > 0);
}
