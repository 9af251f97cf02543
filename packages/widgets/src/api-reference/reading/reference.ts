import type { Json } from '@oja/core/openapi';

/** A constraint on a value. `null` means no bound on that side. */
export type Limit =
  | {
      readonly kind: 'length' | 'size' | 'items';
      readonly least: number | null;
      readonly most: number | null;
    }
  | { readonly kind: 'pattern'; readonly pattern: string }
  | { readonly kind: 'words'; readonly words: readonly string[] };

/** A field, at the top level or nested. */
export interface FieldRow {
  /** Full path, for example `data[].details.balance`. Unique within a shape. */
  readonly path: string;
  /** Last part of the path. */
  readonly name: string;
  /** Number of enclosing fields. */
  readonly depth: number;
  /** JSON types and formats, for example `string`, `integer`, `decimal`, `date-time`; several if the field accepts either. */
  readonly types: readonly string[];
  readonly isList: boolean;
  readonly required: boolean;
  readonly unit: string | null;
  readonly limits: readonly Limit[];
  readonly says: string | null;
}

/** One form that a request or response body can have. */
export interface Shape {
  /** Name of this form; `null` if it is the only one. */
  readonly title: string | null;
  readonly says: string | null;
  readonly fields: readonly FieldRow[];
  readonly example: Json | undefined;
}

/** A path or query parameter. */
export interface Parameter {
  readonly place: 'path' | 'query';
  readonly field: FieldRow;
  readonly example: string | null;
}

export interface Refusal {
  readonly status: string;
  readonly code: string | null;
  readonly why: string;
}

/** One call of the document. */
export interface CallEntry {
  /** The `operationId`, which is the endpoint's name in `@oja/core`. */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly details: string | null;
  /** Names of the security schemes. Any one is enough; a public call has none. */
  readonly access: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly bodies: readonly Shape[];
  readonly answers: readonly Shape[];
  /** Status codes of a success, for example "201" and "202". */
  readonly statuses: readonly string[];
  readonly refusals: readonly Refusal[];
  /** Text that the search matches, in lower case. */
  readonly words: string;
}

export interface Chapter {
  readonly name: string;
  readonly says: string | null;
  readonly calls: readonly CallEntry[];
}

export interface Reference {
  /** Base path on the host, for example `/api/v1/agent`. */
  readonly base: string;
  readonly chapters: readonly Chapter[];
  /** Descriptions of the security schemes, by name. */
  readonly schemes: Readonly<Record<string, string>>;
}
