import { describe, expect, it } from 'vitest';
import { curl } from './curl.ts';
import { type Asked, base, expectedOf, nasty, runCurl, samples } from './everySample.helper.ts';
import { javascript } from './javascript.ts';
import { php } from './php.ts';
import { python } from './python.ts';
import { languages, type SampleRequest } from './request.ts';

/** Runs a JavaScript sample with a `fetch` that only records the request. */
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

it.each([...samples, { name: 'what is full of quotes', request: nasty }])(
  'the JavaScript sample of $name sends the documented request',
  async ({ request }) => {
    expect(await runJavaScript(javascript(request))).toEqual(expectedOf(request));
  },
);

describe('a sample', () => {
  const named = (name: string) => samples.find((sample) => sample.name === name)?.request as SampleRequest;

  it.each([
    ['what is full of quotes', nasty],
    ['a call without a body', named('balance')],
    ['a sale', named('purchase electricity')],
  ])('sends the documented request from a shell for %s', (_, request) => {
    expect(runCurl(curl(request))).toEqual(expectedOf(request));
  });

  it('shows the placeholder for the credential that the call takes', () => {
    const bearers = (name: string) => named(name).headers.find(([header]) => header === 'Authorization')?.[1];
    expect(bearers('balance')).toBe('Bearer <your token>');
    expect(bearers('widgetSession')).toBe('Bearer <your key>');
    expect(bearers('login')).toBeUndefined();
  });

  it('uses the path and the body of its category', () => {
    expect(named('purchase electricity')).toMatchObject({
      method: 'POST',
      url: `${base}/services/electricity/purchase`,
      body: { meterType: 'prepaid', amount: '1000.00' },
    });
  });

  it('escapes texts for single quotes in PHP, and sets no body options for GET', () => {
    expect(php(nasty)).toContain(`curl_init('${base}/x?name=O\\'Neil')`);
    expect(php(nasty)).toContain(`'it\\'s' => 'a "quote" \\\\ and $HOME \`id\` \${x} <?php ?>',`);
    expect(php(nasty)).toContain('            null,');
    expect(php(named('balance'))).not.toMatch(/POSTFIELDS|CUSTOMREQUEST|Content-Type/);
  });

  it('writes True, None and escaped texts in Python', () => {
    expect(python(nasty)).toContain(`'it\\'s': 'a "quote" \\\\ and $HOME`);
    expect(python(nasty)).toMatch(/True,\n\s+None,/);
    expect(python(nasty)).toContain("'one\\ntwo");
    expect(python(named('balance'))).toMatch(/^import requests\n\nresponse = requests\.get\(\n/);
  });

  it('exists in curl, JavaScript, PHP and Python', () => {
    expect(languages.map(({ label }) => label)).toEqual(['curl', 'JavaScript', 'PHP', 'Python']);
  });
});
