import { Ajv2020 } from 'ajv/dist/2020.js';
import type { JsonObject } from '../contract/openapi/wireSchema.ts';

/** Finds parts of an OpenAPI document and validates values with its JSON Schemas. */
export function readDocument(document: JsonObject) {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema({ ...document, $id: 'document' });
  return {
    at: (path: readonly string[]): JsonObject =>
      path.reduce<JsonObject>((found, step) => found[step] as JsonObject, document),

    /** The errors of a value against the JSON Schema at this path; `null` if it is valid. */
    complaints(path: readonly string[], value: unknown): unknown {
      const pointer = path
        .map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1')))
        .join('/');
      const check = ajv.getSchema(`document#/${pointer}`);
      if (!check) throw new Error(`Nothing at ${pointer}`);
      return check(JSON.parse(JSON.stringify(value))) ? null : check.errors;
    },
  };
}
