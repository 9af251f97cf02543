import type { Json } from '@oja/core/openapi';

/** A limit that a value has to keep to. Null: open on that side. */
export type Limit =
  | {
      readonly kind: 'length' | 'size' | 'items';
      readonly least: number | null;
      readonly most: number | null;
    }
  | { readonly kind: 'pattern'; readonly pattern: string }
  | { readonly kind: 'words'; readonly words: readonly string[] };

/** One field, whole or within another. */
export interface FieldRow {
  /** From the outermost: `data[].details.balance`. No two of a shape are alike. */
  readonly path: string;
  /** Its own part of the path. */
  readonly name: string;
  /** How far it is within others. */
  readonly depth: number;
  /** JSON's own words and the formats: `string`, `integer`, `decimal`, `date-time`, …; more than one where it may be either. */
  readonly types: readonly string[];
  readonly isList: boolean;
  readonly required: boolean;
  readonly unit: string | null;
  readonly limits: readonly Limit[];
  readonly says: string | null;
}

/** One form that a body or an answer can have. */
export interface Shape {
  /** Which of several it is; null where there is one. */
  readonly title: string | null;
  readonly says: string | null;
  readonly fields: readonly FieldRow[];
  readonly example: Json | undefined;
}

/** A value in the path or in the query. */
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

/** One call, as it is read from the document. */
export interface CallEntry {
  /** `operationId`: the row's name in core's table. */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly details: string | null;
  /** Names of the accepted security schemes, one of them is needed; empty for a public call. */
  readonly access: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly bodies: readonly Shape[];
  readonly answers: readonly Shape[];
  /** The statuses of a success: "201", "202". */
  readonly statuses: readonly string[];
  readonly refusals: readonly Refusal[];
  /** All that it can be found by, in lower case. */
  readonly words: string;
}

export interface Chapter {
  readonly name: string;
  readonly says: string | null;
  readonly calls: readonly CallEntry[];
}

export interface Reference {
  /** Below the host: `/api/v1/agent`. */
  readonly base: string;
  readonly chapters: readonly Chapter[];
  /** What the document says of each way to prove who calls. */
  readonly schemes: Readonly<Record<string, string>>;
}
