import { BASE_PATH, endpoints } from '@oja/core';
import { en } from '@oja/widgets/text/en';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signIn } from './agent.ts';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());

it('names a call that was never answered by the id that it was sent with, for support to find', async () => {
  const page = await shop.open('/login');
  await signIn(page);
  const address = `${shop.proxy.url}${BASE_PATH}${endpoints.ownData.path}`;
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

  // The API takes it as the call's own, so that the same id stands in its log.
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
