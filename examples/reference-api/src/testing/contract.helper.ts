import { BASE_PATH, type Endpoint, type EndpointName, endpoints } from '@oja/core';
import { createOpenApiDocument, ERRORS_PATH } from '@oja/core/openapi';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Exchange } from '../http/exchange.ts';

type Json = Readonly<Record<string, unknown>>;

const formats = {
  decimal: /^-?\d+\.\d{2}$/,
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/,
  uuid: /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i,
};

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Json>>>>;
  readonly components: { readonly headers: Json };
  check(pointer: readonly string[]): ValidateFunction;
}

let opened: Document | undefined;

/** The API document, created once per process. Its schemas are compiled on first use. */
function open(): Document {
  if (opened) return opened;
  const document = createOpenApiDocument() as unknown as Omit<Document, 'check'>;
  const ajv = new Ajv2020({ strict: false, allErrors: true, logger: false, formats });
  ajv.addSchema({ ...document, $id: 'document' });
  const compiled = new Map<string, ValidateFunction>();
  opened = {
    ...document,
    check(steps) {
      const pointer = steps
        .map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1')))
        .join('/');
      const check = compiled.get(pointer) ?? ajv.getSchema(`document#/${pointer}`);
      if (!check) throw new Error(`Nothing at ${pointer} of the document`);
      compiled.set(pointer, check);
      return check;
    },
  };
  return opened;
}

const rows = (Object.entries(endpoints) as [EndpointName, Endpoint][]).map(([name, row]) => ({
  name,
  row,
  path: new RegExp(`^${BASE_PATH}${row.path.replace(/\{\w+\}/g, '[^/]+')}$`),
}));

function complaints(steps: readonly string[], value: unknown): string[] {
  const check = open().check(steps);
  if (check(value)) return [];
  return (check.errors ?? []).map(({ instancePath, message }) => `${instancePath || '/'} ${message}`);
}

const asJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Checks the query against the document. Numbers arrive as text. */
function queryComplaints(where: readonly string[], operation: Json, url: URL): string[] {
  const parameters = (operation['parameters'] ?? []) as readonly Json[];
  return parameters.flatMap((parameter, at) => {
    if (parameter['in'] !== 'query') return [];
    const name = String(parameter['name']);
    const text = url.searchParams.get(name);
    if (text === null) return parameter['required'] ? [`the query lacks ${name}`] : [];
    const { type } = parameter['schema'] as Json;
    const value = type === 'number' || type === 'integer' ? Number(text) : text;
    const found = complaints([...where, 'parameters', String(at), 'schema'], value);
    return found.map((said) => `query ${name}: ${said}`);
  });
}

/** Checks the request. Only for accepted requests: a refused one need not match the document. */
function requestComplaints(where: readonly string[], operation: Json, { url, sent }: Exchange): string[] {
  const body = operation['requestBody'] as Json | undefined;
  const query = queryComplaints(where, operation, url);
  if (!body) return query;
  if (!sent) return body['required'] ? [...query, 'the request has no body'] : query;
  const schema = [...where, 'requestBody', 'content', 'application/json', 'schema'];
  return [...query, ...complaints(schema, asJson(sent)).map((said) => `request: ${said}`)];
}

function answerComplaints(where: readonly string[], response: Json, came: Exchange): string[] {
  const promised = Object.keys((response['headers'] ?? {}) as Json);
  const missing = promised.filter((name) => !came.headers.has(name)).map((name) => `no header ${name}`);
  const type = came.headers.get('content-type') ?? '';
  if (!type.startsWith('application/json')) return [...missing, `content type ${type}`];
  const body = asJson(came.body);
  const schema = [...where, 'content', 'application/json', 'schema'];
  const codes = (response['x-refusals'] as readonly Json[] | undefined)?.map(({ code }) => code);
  const { code, type: address } = (body ?? {}) as { code?: unknown; type?: unknown };
  const unknown = codes && !codes.includes(code) ? [`code ${String(code)} is not documented`] : [];
  const lost =
    codes && address !== `${ERRORS_PATH}#${String(code)}` ? [`type ${String(address)} leads elsewhere`] : [];
  return [...missing, ...unknown, ...lost, ...complaints(schema, body)];
}

/** Checks exchanges against `openapi.json`, and records each endpoint with its statuses. */
export interface Contract {
  readonly onExchange: (exchange: Exchange) => void;
  /** The mismatches since the last call, each with endpoint, status and path. Clears them. */
  takeMismatches(): string[];
  /** For example "login 200". */
  readonly seen: ReadonlySet<string>;
}

/** A gateway's page that a simulated network fault returns instead of the response (the provider's magic numbers). */
const isLineFault = ({ status, headers }: Exchange) =>
  status === 502 && (headers.get('content-type') ?? '').startsWith('text/html');

export function createContract(): Contract {
  const mismatches = new Set<string>();
  const seen = new Set<string>();
  return {
    seen,
    onExchange(exchange) {
      const { method, url, status } = exchange;
      const match = rows.find(({ row, path }) => row.method === method && path.test(url.pathname));
      if (!match || isLineFault(exchange)) return;
      const { name, row } = match;
      seen.add(`${name} ${status}`);
      const where = ['paths', row.path, method.toLowerCase()];
      const operation = open().paths[row.path]?.[method.toLowerCase()] ?? {};
      const responses = operation['responses'] as Readonly<Record<string, Json>>;
      const response = responses[status];
      const found = response
        ? answerComplaints([...where, 'responses', String(status)], response, exchange)
        : ['this status is not documented'];
      if (status < 300) found.push(...requestComplaints(where, operation, exchange));
      for (const said of found) mismatches.add(`${name} ${status}: ${said}`);
    },
    takeMismatches() {
      const taken = [...mismatches];
      mismatches.clear();
      return taken;
    },
  };
}

/** Every endpoint with each of its documented statuses. */
export const documented = (): string[] =>
  rows.flatMap(({ name, row }) => {
    const operation = open().paths[row.path]?.[row.method.toLowerCase()] ?? {};
    return Object.keys(operation['responses'] as Json).map((status) => `${name} ${status}`);
  });

/** Shared by the process: the tests of a file check the exchanges of that file's servers. */
export const contract: Contract = createContract();
