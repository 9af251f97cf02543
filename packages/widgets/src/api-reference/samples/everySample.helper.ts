import { execFileSync } from 'node:child_process';
import { createOpenApiDocument } from '@oja/core/openapi';
import { en } from '../../text/en.ts';
import { readReference } from '../reading/readReference.ts';
import { type SampleRequest, sampleRequest } from './request.ts';

export const base = 'https://api.example.ng/api/v1/agent';
const { placeholders } = en.apiReference;
const calls = readReference(createOpenApiDocument()).chapters.flatMap((chapter) => chapter.calls);
/** A sample request for each shape of each call's body. */
export const samples = calls.flatMap((call) =>
  (call.bodies.length > 0 ? call.bodies : [undefined]).map((shape) => {
    const name = [call.name, shape?.title].filter(Boolean).join(' ');
    return { name, request: sampleRequest(call, shape, base, placeholders) };
  }),
);

/** A request with every character that has to be escaped in a sample. */
export const nasty: SampleRequest = {
  method: 'POST',
  url: `${base}/x?name=O'Neil`,
  headers: [
    ['Authorization', "Bearer <your 'key'>"],
    ['Content-Type', 'application/json'],
  ],
  body: {
    "it's": 'a "quote" \\ and $HOME `id` \u0024{x} <?php ?>',
    lines: 'one\ntwo\u2028three',
    list: [1, true, null, [], {}],
    __proto__x: { deep: { '1 a': "\\'" } },
  },
};

/** The request that a sample sent. */
export interface Asked {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export const expectedOf = ({ url, method, headers, body }: SampleRequest): Asked => ({
  url,
  method,
  headers: Object.fromEntries(headers),
  body: body === undefined ? undefined : JSON.parse(JSON.stringify(body)),
});

/** Runs a sample in a real shell. Its `curl` only prints the arguments. */
export function runCurl(code: string): Asked {
  const script = `curl() { printf '%s\\0' "$@"; }\n${code}\n`;
  const given = execFileSync('sh', ['-c', script], { encoding: 'utf8' }).split('\0').slice(0, -1);
  const [url = '', ...options] = given;
  const values = (flag: string) => options.filter((_, place) => options[place - 1] === flag);
  const [data] = values('-d');
  return {
    url,
    method: values('-X')[0] ?? 'GET',
    headers: Object.fromEntries(values('-H').map((line) => line.split(': ') as [string, string])),
    body: data === undefined ? undefined : JSON.parse(data),
  };
}
