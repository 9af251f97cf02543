import { BASE_PATH, endpoints } from '@oja/core';
import { en } from '@oja/widgets/text/en';
import { expect, it } from 'vitest';
import { shopForTests } from './shopForTests.ts';

const shop = shopForTests();

it('shows the id of an unanswered call as a reference for support', async () => {
  const page = await shop().enter('/login');
  const address = `${shop().proxy.url}${BASE_PATH}${endpoints.ownData.path}`;
  const sent: (string | undefined)[] = [];
  await page.route(address, (route) => {
    sent.push(route.request().headers()['x-request-id']);
    return route.abort('connectionreset');
  });
  await page.goto('/user/data');
  const failed = page.getByRole('alert').filter({ hasText: en.ownData.failed });
  await failed.getByText(en.problemDetails.reference).waitFor();
  expect(sent[0]).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  await failed.getByText(sent[0] ?? '').waitFor();

  // The API returns the id of the call, so that its log has the same one.
  await page.unroute(address);
  const answer = page.waitForResponse(address);
  await page.getByRole('button', { name: en.ownData.tryAgain }).click();
  const { id, asked } = await answer.then(async (came) => ({
    id: await came.headerValue('x-request-id'),
    asked: await came.request().headerValue('x-request-id'),
  }));
  expect(id).toBe(asked);
  expect(sent).not.toContain(id);
});
