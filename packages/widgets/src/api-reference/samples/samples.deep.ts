import { expect, it } from 'vitest';
import { curl } from './curl.ts';
import { expectedOf, runCurl, samples } from './everySample.harness.ts';

it.each(samples)('a sample of $name asks in a shell what the document says', ({ request }) => {
  expect(runCurl(curl(request))).toEqual(expectedOf(request));
});
