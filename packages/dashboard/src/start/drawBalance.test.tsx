import { en } from '@oja/widgets/text/en';
import { afterEach, expect, it } from 'vitest';
import { drawBalance, MOMENT } from './drawBalance.ts';

const place = document.createElement('div');
afterEach(() => place.remove());

function show(): void {
  const [figure, moment] = ['balance', 'moment'].map((name) => {
    const part = document.createElement('p');
    part.dataset['first'] = name;
    return part;
  });
  place.replaceChildren(...[figure, moment].filter((part) => part !== undefined));
  document.body.append(place);
}
const asOf = en.walletBalance.asOf(MOMENT);
const answer = (body: string, status = 200) => Promise.resolve(new Response(body, { status }));
const balance = (naira: string) => JSON.stringify({ data: { availableBalance: naira } });

it('shows the balance with its time, and leaves the response body unread for the app', async () => {
  const response = answer(balance('48250.00'));
  show();
  drawBalance('a-token', response, asOf);
  await expect.poll(() => place.textContent).toMatch(/^₦48,250\.00as of \d\d:\d\d$/);
  // The app can still read the body.
  expect(await (await response).json()).toEqual({ data: { availableBalance: '48250.00' } });
});

it.each([
  ['a refusal', () => answer(balance('1.00'), 401)],
  ['a page in the place of an answer', () => answer('<html></html>')],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a figure that has no room', () => answer(balance('1000000000.00'))],
])('shows nothing for %s', async (_, answered) => {
  show();
  const response = answered();
  drawBalance('a-token', response, asOf);
  await response.catch(() => {});
  // Waits until a body read after this one has resolved.
  await new Response('{}').text();
  expect(place.textContent).toBe('');
});
