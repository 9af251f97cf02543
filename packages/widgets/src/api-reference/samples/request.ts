import { percentEncode } from '@oja/core';
import type { Json } from '@oja/core/openapi';
import type { CallEntry, Shape } from '../reading/reference.ts';

/** The languages of the samples. Their labels are not translated. */
export const languages = [
  { value: 'curl', label: 'curl' },
  { value: 'javascript', label: 'JavaScript' },
  { value: 'php', label: 'PHP' },
  { value: 'python', label: 'Python' },
] as const;

export type Language = (typeof languages)[number]['value'];
/** A language whose sample loads when it is first chosen. Only curl is in the initial bundle. */
export type LaterLanguage = Exclude<Language, 'curl'>;

/** A request to write in one of the languages. */
export interface SampleRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Json | undefined;
}

/** Text shown in place of the reader's token or key, by security scheme. */
export type Placeholders = Readonly<Record<string, string>>;

function address({ path, parameters }: CallEntry, base: string): string {
  const filled = parameters
    .filter(({ place }) => place === 'path')
    .reduce((so, { field, example }) => so.replace(`{${field.path}}`, percentEncode(example ?? '')), path);
  const query = parameters
    .filter(({ place, example }) => place === 'query' && example !== null)
    .map(({ field, example }) => [field.path, example ?? '']);
  return `${base}${filled}${query.length > 0 ? `?${new URLSearchParams(query)}` : ''}`;
}

/** Returns the request of a call with the document's example. `base` is the API's base URL, with its host. */
export function sampleRequest(
  call: CallEntry,
  shape: Shape | undefined,
  base: string,
  placeholders: Placeholders,
): SampleRequest {
  const [scheme] = call.access;
  const word = scheme === undefined ? null : (placeholders[scheme] ?? placeholders['other'] ?? '');
  // The path of a purchase contains its category.
  const category = shape?.title;
  const parameters = call.parameters.map((one) =>
    one.place === 'path' && category && one.field.limits.some(({ kind }) => kind === 'words')
      ? { ...one, example: category }
      : one,
  );
  return {
    method: call.method,
    url: address({ ...call, parameters }, base),
    headers: [
      ...(word === null ? [] : [['Authorization', `Bearer ${word}`] as const]),
      ...(shape ? [['Content-Type', 'application/json'] as const] : []),
    ],
    body: shape?.example,
  };
}
