import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ERRORS_PATH, type ErrorRow, errorType } from '@oja/core/openapi';
import { describe, expect, it } from 'vitest';
import { clientErrors, thrownErrors } from '../../../../packages/core/src/contract/openapi/clientErrors.ts';
import { apiForTests } from '../testing/testApi.helper.ts';
import { retryWords, whoseWords } from './errorPage.ts';
import { type AnyErrorCode, everyError } from './operatorErrors.ts';

const api = apiForTests();
const codes = Object.keys(everyError) as AnyErrorCode[];

/** Codes that never reach a caller, each with the reason. */
const unread: Partial<Record<AnyErrorCode, string>> = {
  request_timeout: 'The line was gone before the body had come: there is nobody left to answer.',
};

/** The lines of all other tests of this API. */
function testLines(): readonly string[] {
  const src = fileURLToPath(new URL('..', import.meta.url));
  return readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(test|deep)\.ts$/.test(file) && !file.endsWith('http/errors.test.ts'))
    .flatMap((file) => readFileSync(`${src}/${file}`, 'utf8').split('\n'));
}

/** A plain word such as "delivered" is also a status: it counts as a code only next to an HTTP status or `code`. */
const isAbout = (code: AnyErrorCode, line: string) =>
  line.includes(`'${code}'`) && (code.includes('_') || /code|\b[45]\d\d\b/.test(line));

it('has a test for each code that can reach a caller', () => {
  const lines = testLines();
  const untested = codes.filter((code) => !lines.some((line) => isAbout(code, line)));
  expect(untested).toEqual(Object.keys(unread));
});

describe('the help page of a code', () => {
  it('is linked from the refusal, and is public', async () => {
    const refused = await fetch(new URL('/api/v1/agent/wallet/balance', api().url));
    const { code, type } = (await refused.json()) as { code: string; type: string };
    expect([code, type]).toEqual(['unauthenticated', errorType('unauthenticated')]);
    const page = await fetch(new URL(type, refused.url));
    expect(page.headers.get('content-type')).toMatch(/^text\/html/);
    expect(await page.text()).toMatch(
      new RegExp(`<h2 id="${code}">${code}</h2>\\s*<p>${everyError.unauthenticated.why}</p>`),
    );
  });

  it('has a section for every code', async () => {
    const html = await (await fetch(`${api().url}${ERRORS_PATH}`)).text();
    const headings = [...html.matchAll(/<h2 id="(\w+)">/g)].map(([, id]) => id);
    expect(headings).toEqual(codes);
  });
});

const cell = (text: string) => text.replaceAll('|', '\\|');
const line = ([code, { why, fix, whose, retry }]: [string, ErrorRow]) =>
  `| <a id="${code}"></a>\`${code}\` | ${cell(why)} | ${whose} | ${cell(fix)} | ${retry} |`;
const tableOf = (rows: Readonly<Record<string, ErrorRow>>) =>
  [
    '| code | what happened | whose | what to do | again |',
    '|---|---|---|---|---|',
    ...Object.entries(rows).map(line),
  ].join('\n');

const legend = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([word, meaning]) => `- \`${word}\`: ${meaning}`);

it('generates docs/errors.md from the table of codes', async () => {
  const page = new URL('../../../../docs/errors.md', import.meta.url);
  const tables = [everyError, clientErrors, thrownErrors].map(tableOf);
  const written = readFileSync(page, 'utf8').replace(
    /\| code \|[^\n]*\n(?:\|[^\n]*\n)*/g,
    () => `${tables.shift()}\n`,
  );
  expect(tables).toEqual([]);
  for (const meaning of [...legend(whoseWords), ...legend(retryWords)]) expect(written).toContain(meaning);
  await expect(written).toMatchFileSnapshot(fileURLToPath(page));
});
