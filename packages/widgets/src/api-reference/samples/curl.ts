import type { SampleRequest } from './request.ts';

/** Within single quotes a shell takes every character literally except the single quote. */
const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

export function curl({ method, url, headers, body }: SampleRequest): string {
  return [
    `curl ${quote(url)}`,
    ...(method === 'GET' ? [] : [`  -X ${method}`]),
    ...headers.map(([name, value]) => `  -H ${quote(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`  -d ${quote(JSON.stringify(body, null, 2))}`]),
  ].join(' \\\n');
}
