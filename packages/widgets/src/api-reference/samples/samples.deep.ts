import { expect, it } from 'vitest';
import { curl } from './curl.ts';
import { expectedOf, runCurl, samples } from './everySample.helper.ts';

it.each(samples)('the sample of $name sends the documented request from a shell', ({ request }) => {
  expect(runCurl(curl(request))).toEqual(expectedOf(request));
});
