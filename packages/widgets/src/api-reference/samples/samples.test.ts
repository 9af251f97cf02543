import { execFileSync } from 'node:child_process';
import { createOpenApiDocument } from '@oja/core/openapi';
import { describe, expect, it } from 'vitest';
import { en } from '../../text/en.ts';
import { readReference } from '../reading/readReference.ts';
import { curl } from './curl.ts';
import { javascript } from './javascript.ts';
import { languages } from './languages.ts';
import { php } from './php.ts';
import { python } from './python.ts';
import { type SampleRequest, sampleRequest } from './request.ts';

const base = 'https://api.example.ng/api/v1/agent';
const { placeholders } = en.apiReference;
const calls = readReference(createOpenApiDocument()).chapters.flatMap((chapter) => chapter.calls);
const samples = calls.flatMap((call) =>
  (call.bodies.length > 0 ? call.bodies : [undefined]).map((shape) => {
    const name = [call.name, shape?.title].filter(Boolean).join(' ');
    return { name, request: sampleRequest(call, shape, base, placeholders) };
  }),
);

/** Everything that a careless writer would let out of its quotes. */
const nasty: SampleRequest = {
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

interface Asked {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

const expectedOf = ({ url, method, headers, body }: SampleRequest): Asked => ({
  url,
  method,
  headers: Object.fromEntries(headers),
  body: body === undefined ? undefined : JSON.parse(JSON.stringify(body)),
});

/** Runs a sample in a real shell, where `curl` only says what it was given. */
function runCurl(code: string): Asked {
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

/** Runs a sample as JavaScript, with a `fetch` that only remembers. */
async function runJavaScript(code: string): Promise<Asked> {
  const asked: Asked[] = [];
  const fetch = async (url: string, { method = 'GET', headers = {}, body }: RequestInit = {}) => {
    const text = body as string | undefined;
    asked.push({
      url,
      method,
      headers: headers as Record<string, string>,
      body: text === undefined ? undefined : JSON.parse(text),
    });
    return Response.json({ data: null });
  };
  const AsyncFunction = (async () => {}).constructor as new (
    ...parts: string[]
  ) => (given: typeof fetch) => Promise<void>;
  await new AsyncFunction('fetch', code)(fetch);
  expect(asked).toHaveLength(1);
  return asked[0] as Asked;
}

describe.each([...samples, { name: 'what is full of quotes', request: nasty }])(
  'a sample of $name',
  ({ request }) => {
    it('asks in a shell what the document says', () => {
      expect(runCurl(curl(request))).toEqual(expectedOf(request));
    });

    it('asks in JavaScript what the document says', async () => {
      expect(await runJavaScript(javascript(request))).toEqual(expectedOf(request));
    });
  },
);

describe('a sample', () => {
  const named = (name: string) => samples.find((sample) => sample.name === name)?.request as SampleRequest;

  it('has a word in the place of each secret, of the kind that the call takes', () => {
    const bearers = (name: string) => named(name).headers.find(([header]) => header === 'Authorization')?.[1];
    expect(bearers('balance')).toBe('Bearer <your token>');
    expect(bearers('widgetSession')).toBe('Bearer <your key>');
    expect(bearers('login')).toBeUndefined();
  });

  it('goes where its category is sold', () => {
    expect(named('purchase electricity')).toMatchObject({
      method: 'POST',
      url: `${base}/services/electricity/purchase`,
      body: { meterType: 'prepaid', amount: '1000.00' },
    });
  });

  it('is written in PHP within single quotes', () => {
    expect(php(nasty)).toContain(`curl_init('${base}/x?name=O\\'Neil')`);
    expect(php(nasty)).toContain(`'it\\'s' => 'a "quote" \\\\ and $HOME \`id\` \${x} <?php ?>',`);
    expect(php(nasty)).toContain('            null,');
    expect(php(named('balance'))).not.toMatch(/POSTFIELDS|CUSTOMREQUEST|Content-Type/);
  });

  it('is written in Python with its own words for yes and nothing', () => {
    expect(python(nasty)).toContain(`'it\\'s': 'a "quote" \\\\ and $HOME`);
    expect(python(nasty)).toMatch(/True,\n\s+None,/);
    expect(python(nasty)).toContain("'one\\ntwo");
    expect(python(named('balance'))).toMatch(/^import requests\n\nresponse = requests\.get\(\n/);
  });

  it('is there in curl, JavaScript, PHP and Python', () => {
    expect(languages.map(({ label }) => label)).toEqual(['curl', 'JavaScript', 'PHP', 'Python']);
  });
});
