/** Faults that the proxy can apply to one copy of a request. */
export const faultKinds = [
  'drop',
  'reset',
  '502-html',
  '503-html',
  '504-html',
  '502-json',
  '503-json',
  '504-json',
  '200-html',
  'gateway-404',
  'gateway-401',
  'gateway-403',
  'gateway-429',
  'redirect',
  'delay',
  'stall',
  'truncate-length',
  'truncate-chunked',
  'truncate-close',
  'wrong-reference',
  'duplicate-keys',
  'late-duplicate',
  'concurrent-duplicate',
  'stale',
] as const;
export type FaultKind = (typeof faultKinds)[number];

/**
 * One fault. `after` is true if the API received the request and committed, and only its answer is affected; kinds that
 * corrupt an answer are always `after`. `delayMs` is real time.
 */
export interface NetworkFault {
  readonly kind: FaultKind;
  readonly after: boolean;
  readonly delayMs: number;
}

/** Kinds that corrupt an answer of the API. */
const spoilers: ReadonlySet<FaultKind> = new Set<FaultKind>([
  'stall',
  'truncate-length',
  'truncate-chunked',
  'truncate-close',
  'wrong-reference',
  'duplicate-keys',
  'late-duplicate',
  'concurrent-duplicate',
  'stale',
]);

/** True if a kind is always `after`. */
export function spoilsAnswer(kind: FaultKind): boolean {
  return spoilers.has(kind);
}

/** A request as the proxy sees it. */
export interface ProxiedRequest {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  /** The key of its purchase, from its body or path. */
  readonly reference: string | undefined;
}

export type RequestClass = 'purchase' | 'void' | 'requery' | 'read' | 'other';

const UUID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/;

/**
 * The class of a request. Faults are drawn per class, so that extra requests of one class do not change the faults of
 * another.
 */
export function classify({ method, path }: Pick<ProxiedRequest, 'method' | 'path'>): RequestClass {
  if (!path.startsWith('/api/') || method === 'OPTIONS') return 'other';
  if (method === 'POST') {
    if (path.endsWith('/purchase')) return 'purchase';
    return path.endsWith('/void') ? 'void' : 'other';
  }
  if (method !== 'GET') return 'other';
  return UUID.test(path) ? 'requery' : 'read';
}

/** The purchase key from a request's path, else from its body. */
export function referenceIn(path: string, body: Buffer): string | undefined {
  const inPath = UUID.exec(path)?.[0];
  if (inPath || body.length === 0) return inPath;
  try {
    const { reference } = JSON.parse(body.toString('utf8'));
    return typeof reference === 'string' ? reference : undefined;
  } catch {
    return undefined;
  }
}
