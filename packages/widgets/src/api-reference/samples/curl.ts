import type { SampleRequest } from './request.ts';

/** Within single quotes a shell reads everything as it stands, but for the quote itself. */
const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

export function curl({ method, url, headers, body }: SampleRequest): string {
  return [
    `curl ${quote(url)}`,
    ...(method === 'GET' ? [] : [`  -X ${method}`]),
    ...headers.map(([name, value]) => `  -H ${quote(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`  -d ${quote(JSON.stringify(body, null, 2))}`]),
  ].join(' \\\n');
}
